/**
 * Skills that stand close to each other, as the catalogue of tags writes them: whoever has one of a line's
 * first and another of its rest soon finds their way in both. Each line makes a pair of its first with
 * every one after it.
 */
const lines = `
JavaScript: TypeScript, HTML, CSS, React, Vue.js, Angular, Svelte, Node.js, Next.js, Three.js
TypeScript: React, Angular, Vue.js, Node.js, NestJS, Next.js, Redux
React: Next.js, Redux, React Native, Vue.js, HTML, CSS, Mini Apps
Vue.js: Nuxt, HTML, CSS, Svelte
Angular: HTML, CSS, Redux
CSS: HTML, Sass, Tailwind CSS, Веб-дизайн
Sass: Tailwind CSS, HTML
Three.js: WebGL, 3D-моделирование, Blender
Фронтенд: JavaScript, TypeScript, React, Vue.js, Angular, HTML, CSS, Веб-разработка, Фулстек
Веб-разработка: JavaScript, HTML, CSS, Фулстек, Бэкенд, PHP
Фулстек: Бэкенд, JavaScript, TypeScript, React, Node.js
Node.js: Express, NestJS, Fastify, Бэкенд, REST API
Express: NestJS, Fastify, REST API
Бэкенд: Python, Java, Go, PHP, C#, SQL, PostgreSQL, REST API, Docker, Микросервисы
Python: Django, Flask, FastAPI, Pandas, NumPy, Машинное обучение, Анализ данных, Telegram-боты, Data Science
Django: Flask, FastAPI, PostgreSQL, REST API
Flask: FastAPI, REST API
FastAPI: REST API, PostgreSQL
Java: Spring, Kotlin, Android, Scala
Kotlin: Android, Jetpack Compose, Spring
Spring: Микросервисы, PostgreSQL, Kafka
PHP: Laravel, MySQL
Ruby: Ruby on Rails
C#: .NET, ASP.NET, Unity
.NET: ASP.NET, SQL
C++: C, Qt, Unreal Engine, Алгоритмы, Embedded, Rust
C: Embedded, Assembler, Linux, Arduino
Go: gRPC, Микросервисы, Docker, Kubernetes, PostgreSQL
Rust: C, Блокчейн
Мобильная разработка: Android, iOS, Flutter, React Native, Kotlin, Swift
Swift: iOS, SwiftUI
iOS: SwiftUI, Flutter, React Native
Android: Jetpack Compose, Flutter, React Native
Dart: Flutter
Telegram-боты: Mini Apps, Node.js
Разработка игр: Unity, Unreal Engine, Godot, C#, C++, 3D-моделирование
Unity: Unreal Engine, Godot, Blender
Unreal Engine: Godot, Blender
SQL: PostgreSQL, MySQL, SQLite, ClickHouse, Анализ данных, BI
PostgreSQL: MySQL, SQLite, ClickHouse
MongoDB: Node.js, Redis, Elasticsearch
Redis: Kafka, RabbitMQ, PostgreSQL
Kafka: RabbitMQ, Микросервисы, Spark
GraphQL: REST API, Node.js
gRPC: REST API, Микросервисы
Git: GitHub, GitLab
GitLab: GitHub, CI/CD
Docker: Kubernetes, CI/CD, Linux, DevOps, Nginx, Микросервисы
Kubernetes: DevOps, Terraform, CI/CD
DevOps: CI/CD, Linux, Ansible, Terraform, AWS, Yandex Cloud, Nginx, Bash
Ansible: Terraform, Linux
AWS: Yandex Cloud, Terraform
Linux: Bash, Nginx
Архитектура ПО: Микросервисы, Системный анализ, Бэкенд
Алгоритмы: Спортивное программирование, Математика
Машинное обучение: Глубокое обучение, Искусственный интеллект, Data Science, PyTorch, TensorFlow, Scikit-learn, Статистика, Математика
Глубокое обучение: PyTorch, TensorFlow, Компьютерное зрение, NLP, LLM, Искусственный интеллект
Искусственный интеллект: LLM, NLP, Компьютерное зрение, Промпт-инжиниринг
LLM: NLP, Промпт-инжиниринг
PyTorch: TensorFlow
Компьютерное зрение: OpenCV, PyTorch, Робототехника
Data Science: Анализ данных, Pandas, Статистика, Scikit-learn, Jupyter, R
Анализ данных: Pandas, Excel, Статистика, Power BI, Tableau, DataLens, Продуктовая аналитика, BI
Pandas: NumPy, Jupyter, Scikit-learn
NumPy: MATLAB, Scikit-learn
Инженерия данных: Airflow, Spark, Kafka, ClickHouse, SQL
Airflow: Spark
Excel: Google Таблицы, Power BI, Финансовое моделирование
BI: Power BI, Tableau, DataLens
Power BI: Tableau, DataLens
Tableau: DataLens
Бизнес-анализ: Системный анализ, Продуктовая аналитика, Консалтинг, Управление проектами
Системный анализ: SQL, REST API
Продуктовая аналитика: A/B-тесты, SQL, Управление продуктом, Статистика
A/B-тесты: Статистика, Маркетинг
Статистика: Теория вероятностей, R, Математика
Математика: Теория вероятностей, Физика, MATLAB
Тестирование: Автотесты, Selenium, Playwright
Автотесты: Selenium, Playwright, CI/CD
Selenium: Playwright
Информационная безопасность: CTF, Linux
Блокчейн: Solidity
GIS: Урбанистика, Анализ данных
Робототехника: ROS, Arduino, Raspberry Pi, Embedded, Электроника, 3D-печать
ROS: C++, Python, Linux
Arduino: Raspberry Pi, Embedded, Электроника, IoT
Raspberry Pi: IoT, Linux
Embedded: Электроника, IoT
SolidWorks: AutoCAD, КОМПАС-3D, 3D-моделирование, 3D-печать
AutoCAD: КОМПАС-3D, Архитектура
КОМПАС-3D: 3D-моделирование
3D-моделирование: Blender, 3D-печать
Физика: MATLAB, Электроника
Химия: Биология
Биология: Биоинформатика
Биоинформатика: Python, R, Статистика
Figma: UX/UI, Веб-дизайн, Продуктовый дизайн, Дизайн, Графический дизайн
UX/UI: Продуктовый дизайн, Веб-дизайн, Дизайн, Исследования
Дизайн: Графический дизайн, Веб-дизайн, Продуктовый дизайн, Photoshop, Illustrator
Веб-дизайн: Tilda, Продуктовый дизайн, HTML
Tilda: No-code
Графический дизайн: Photoshop, Illustrator, Иллюстрация, Брендинг
Illustrator: Photoshop, Иллюстрация
Моушн-дизайн: After Effects, Видеомонтаж, Blender
After Effects: Premiere Pro, DaVinci Resolve
Видеомонтаж: Premiere Pro, DaVinci Resolve, Видеосъёмка, After Effects
Premiere Pro: DaVinci Resolve
Фотография: Видеосъёмка, Photoshop
Звукорежиссура: Музыка, Подкасты
Подкасты: Журналистика
Копирайтинг: Редактура, SMM, Контент-маркетинг, Журналистика, Технический писатель
Редактура: Журналистика, Переводы, Технический писатель
Переводы: Английский язык
SMM: Контент-маркетинг, Таргетинг, Маркетинг, PR
Маркетинг: Интернет-маркетинг, Контент-маркетинг, Брендинг, PR, Продажи, SEO
Интернет-маркетинг: Таргетинг, SEO, Контент-маркетинг, SMM
PR: Журналистика, Ивент-менеджмент
Управление проектами: Менеджмент, Agile, Scrum, Jira, Управление продуктом, Ивент-менеджмент
Управление продуктом: Agile, Стартапы, UX/UI, Исследования
Agile: Scrum, Jira
Scrum: Jira
Jira: Notion
Менеджмент: Лидерство, HR, Командная работа
HR: Наставничество
Предпринимательство: Стартапы, Питчинг, Продажи, Финансы
Стартапы: Питчинг, Инвестиции
Финансы: Финансовое моделирование, Бухгалтерия, Инвестиции, Экономика
Финансовое моделирование: Инвестиции, Консалтинг
Бухгалтерия: 1С, Excel
Экономика: Статистика, Финансовое моделирование
Питчинг: Публичные выступления, Презентации
Публичные выступления: Презентации, Преподавание
Презентации: PowerPoint
Преподавание: Наставничество
Психология: Социология, HR, Исследования
Социология: Исследования, Статистика
Урбанистика: Архитектура
`;

/** Pairs of related skills, each once. */
export const relatedSkills = (): [string, string][] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', rest = ''] = line.split(': ');
      return rest.split(', ').map((other): [string, string] => [first, other]);
    });
