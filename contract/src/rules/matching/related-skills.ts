/**
 * Skills that stand close to each other, as the catalogue of tags writes them: whoever has one of a line's
 * first and another of its rest soon finds their way in both, as one does from one framework to another of
 * the same language. What is only used beside each other (a database, a framework and where both run), or
 * leads from one to the other but not back (Python and machine learning), does not stand here. Each line
 * makes a pair of its first with every one after it.
 */
const lines = `
JavaScript: TypeScript, HTML, CSS, React, Vue.js, Angular, Svelte, Node.js, Next.js, Three.js
TypeScript: React, Angular, Vue.js, Node.js, NestJS, Next.js
React: Next.js, Redux, React Native, Vue.js, HTML, CSS, Mini Apps
Vue.js: Nuxt, HTML, CSS, Svelte
Angular: HTML, CSS
CSS: HTML, Sass, Tailwind CSS
Sass: Tailwind CSS, HTML
Three.js: WebGL
Фронтенд: JavaScript, TypeScript, React, Vue.js, Angular, HTML, CSS, Веб-разработка, Фулстек
Веб-разработка: JavaScript, HTML, CSS, Фулстек, Бэкенд, PHP
Фулстек: Бэкенд, JavaScript, TypeScript, React, Node.js
Node.js: Express, NestJS, Fastify, Бэкенд, REST API
Express: NestJS, Fastify, REST API
Бэкенд: Java, Go, PHP, C#, REST API, Микросервисы
Python: Django, Flask, FastAPI, Pandas, NumPy
Django: Flask, FastAPI, REST API
Flask: FastAPI, REST API
FastAPI: REST API
Java: Spring, Kotlin, Scala
Kotlin: Android, Jetpack Compose
Spring: Микросервисы
PHP: Laravel
Ruby: Ruby on Rails
C#: .NET, ASP.NET, Unity
.NET: ASP.NET
C++: C, Qt, Unreal Engine, Embedded, Rust
C: Embedded, Assembler, Arduino
Go: gRPC, Микросервисы
Rust: C
Мобильная разработка: Android, iOS, Flutter, React Native, Kotlin, Swift
Swift: iOS, SwiftUI
iOS: SwiftUI, Flutter, React Native
Android: Jetpack Compose, Flutter, React Native
Dart: Flutter
Telegram-боты: Mini Apps
Разработка игр: Unity, Unreal Engine, Godot
Unity: Unreal Engine, Godot
Unreal Engine: Godot
SQL: PostgreSQL, MySQL, SQLite, ClickHouse, Анализ данных, BI
PostgreSQL: MySQL, SQLite, ClickHouse
Kafka: RabbitMQ
GraphQL: REST API
gRPC: REST API, Микросервисы
Git: GitHub, GitLab
GitLab: GitHub, CI/CD
Docker: Kubernetes, CI/CD, Linux, DevOps
Kubernetes: DevOps, Terraform, CI/CD
DevOps: CI/CD, Linux, Ansible, Terraform, AWS, Yandex Cloud, Nginx, Bash
Ansible: Terraform, Linux
AWS: Yandex Cloud, Terraform
Linux: Bash, Nginx
Архитектура ПО: Микросервисы, Системный анализ
Алгоритмы: Спортивное программирование
Машинное обучение: Глубокое обучение, Искусственный интеллект, Data Science, PyTorch, TensorFlow, Scikit-learn
Глубокое обучение: PyTorch, TensorFlow, Компьютерное зрение, NLP, LLM, Искусственный интеллект
Искусственный интеллект: LLM, NLP, Компьютерное зрение, Промпт-инжиниринг
LLM: NLP, Промпт-инжиниринг
PyTorch: TensorFlow
Компьютерное зрение: OpenCV, PyTorch
Data Science: Анализ данных, Pandas, Статистика, Scikit-learn, Jupyter, R
Анализ данных: Pandas, Excel, Статистика, Power BI, Tableau, DataLens, Продуктовая аналитика, BI
Pandas: NumPy, Jupyter, Scikit-learn
NumPy: MATLAB
Инженерия данных: Airflow, Spark, ClickHouse
Airflow: Spark
Excel: Google Таблицы, Power BI
BI: Power BI, Tableau, DataLens
Power BI: Tableau, DataLens
Tableau: DataLens
Бизнес-анализ: Системный анализ, Продуктовая аналитика, Консалтинг
Продуктовая аналитика: A/B-тесты, Управление продуктом
A/B-тесты: Статистика
Статистика: Теория вероятностей, R, Математика
Математика: Теория вероятностей, MATLAB
Тестирование: Автотесты, Selenium, Playwright
Автотесты: Selenium, Playwright
Selenium: Playwright
Информационная безопасность: CTF
Блокчейн: Solidity
GIS: Урбанистика
Робототехника: ROS, Arduino, Raspberry Pi, Embedded, Электроника
Arduino: Raspberry Pi, Embedded, Электроника, IoT
Raspberry Pi: IoT
Embedded: Электроника, IoT
SolidWorks: AutoCAD, КОМПАС-3D, 3D-моделирование
AutoCAD: КОМПАС-3D, Архитектура
КОМПАС-3D: 3D-моделирование
3D-моделирование: Blender, 3D-печать
Биология: Биоинформатика
Figma: UX/UI, Веб-дизайн, Продуктовый дизайн, Дизайн, Графический дизайн
UX/UI: Продуктовый дизайн, Веб-дизайн, Дизайн
Дизайн: Графический дизайн, Веб-дизайн, Продуктовый дизайн, Photoshop, Illustrator
Веб-дизайн: Tilda, Продуктовый дизайн
Tilda: No-code
Графический дизайн: Photoshop, Illustrator, Иллюстрация, Брендинг
Illustrator: Photoshop, Иллюстрация
Моушн-дизайн: After Effects, Видеомонтаж
After Effects: Premiere Pro, DaVinci Resolve
Видеомонтаж: Premiere Pro, DaVinci Resolve, Видеосъёмка, After Effects
Premiere Pro: DaVinci Resolve
Фотография: Видеосъёмка, Photoshop
Звукорежиссура: Музыка, Подкасты
Подкасты: Журналистика
Копирайтинг: Редактура, SMM, Контент-маркетинг, Журналистика, Технический писатель
Редактура: Журналистика, Технический писатель
Переводы: Английский язык
SMM: Контент-маркетинг, Таргетинг, Маркетинг, PR
Маркетинг: Интернет-маркетинг, Контент-маркетинг, Брендинг, PR, SEO
Интернет-маркетинг: Таргетинг, SEO, Контент-маркетинг, SMM
PR: Журналистика, Ивент-менеджмент
Управление проектами: Менеджмент, Agile, Scrum, Управление продуктом, Ивент-менеджмент
Управление продуктом: Agile
Agile: Scrum
Менеджмент: Лидерство, Командная работа
Предпринимательство: Стартапы, Питчинг
Стартапы: Питчинг
Финансы: Финансовое моделирование, Бухгалтерия, Инвестиции, Экономика
Финансовое моделирование: Инвестиции
Бухгалтерия: 1С
Экономика: Финансовое моделирование
Питчинг: Публичные выступления, Презентации
Публичные выступления: Презентации, Преподавание
Презентации: PowerPoint
Преподавание: Наставничество
Социология: Исследования
Урбанистика: Архитектура
`;

export const relatedSkills = (): [string, string][] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', rest = ''] = line.split(': ');
      return rest.split(', ').map((other): [string, string] => [first, other]);
    });
