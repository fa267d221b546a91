/** Skills the catalogue starts with: a name as it is written, then other words for it. */
export const startingTags = `
JavaScript = JS, ЖС, джаваскрипт, яваскрипт, ECMAScript
TypeScript = TS, тайпскрипт
Python = Py, Python3, питон, пайтон
Java = джава, ява
C++ = CPP, си++, си плюс плюс, плюсы
C# = CSharp, C Sharp, си шарп, шарп
C = си, язык C
Go = Golang, го, голанг
Rust = раст
Kotlin = котлин
Swift = свифт
PHP = пхп, пэхапэ
Ruby = руби
Scala = скала
Dart = дарт
R = язык R
MATLAB = матлаб
Haskell = хаскель
Lua = луа
Bash = Shell, шелл
Assembler = Assembly, ассемблер
1С = 1C, 1С:Предприятие, одинэс
.NET = dotnet, дотнет, .NET Core
ASP.NET = ASP.NET Core
Node.js = Node, NodeJS, Node JS, нода
React = React.js, ReactJS, реакт
React Native = RN, реакт нейтив
Next.js = Next, NextJS
Vue.js = Vue, VueJS, вью
Nuxt = Nuxt.js, NuxtJS
Angular = ангуляр
Svelte = SvelteKit
Redux = редакс
HTML = HTML5, хтмл
CSS = CSS3
Sass = SCSS
Tailwind CSS = Tailwind
Three.js = ThreeJS
WebGL
Express = Express.js, ExpressJS
NestJS = Nest, Nest.js
Fastify
Django = джанго
Flask = фласк
FastAPI
Spring = Spring Boot, спринг
Laravel = ларавель
Ruby on Rails = Rails, RoR, рельсы
Qt
Flutter = флаттер
Android = андроид, Android SDK
iOS = айос
SwiftUI
Jetpack Compose = Compose
Unity = Unity3D, юнити
Unreal Engine = UE, UE5, анрил
Godot
SQL = эскуэль
PostgreSQL = Postgres, PSQL, постгрес
MySQL = мускул
SQLite
MongoDB = Mongo, монго
Redis = редис
ClickHouse = кликхаус
Elasticsearch = Elastic
Kafka = Apache Kafka, кафка
RabbitMQ
GraphQL
REST API = REST, RESTful
gRPC
Git = гит
GitHub = гитхаб
GitLab = гитлаб
Docker = докер
Kubernetes = K8s, кубер, кубернетес
Linux = линукс
Nginx = энджинкс
Ansible
Terraform
AWS = Amazon Web Services
Yandex Cloud = Яндекс Облако
CI/CD = CI, CICD, CI CD
DevOps = девопс
Бэкенд = Backend, Back-end, бекенд, бэк
Фронтенд = Frontend, Front-end, фронт
Фулстек = Fullstack, Full-stack, Full stack, фуллстек
Веб-разработка = Web, Web Development, веб
Мобильная разработка = Mobile, Mobile Development
Разработка игр = GameDev, Game Development, геймдев
Telegram-боты = Telegram Bot, Telegram Bots, телеграм боты, чат-боты
Mini Apps = Telegram Mini Apps, мини-приложения
Микросервисы = Microservices
Архитектура ПО = Software Architecture
Алгоритмы = Algorithms
Спортивное программирование = Competitive Programming, олимпиадное программирование
Математика = Math, Maths, матан
Статистика = Statistics
Теория вероятностей = тервер
Физика = Physics
Химия = Chemistry
Биология = Biology
Биоинформатика = Bioinformatics
Экономика = Economics
Психология = Psychology
Социология = Sociology
Юриспруденция = Law, право
Машинное обучение = ML, Machine Learning
Глубокое обучение = Deep Learning, DL, нейросети
Искусственный интеллект = AI, ИИ
Data Science = DS, наука о данных, дата сайнс
Анализ данных = Data Analysis, Data Analytics, аналитика данных
Инженерия данных = Data Engineering, Data Engineer
Компьютерное зрение = CV, Computer Vision
OpenCV
NLP = обработка естественного языка, обработка текстов
LLM = большие языковые модели
Промпт-инжиниринг = Prompt Engineering, промпты
PyTorch = пайторч
TensorFlow
Scikit-learn = sklearn
Pandas = пандас
NumPy
Jupyter = Jupyter Notebook
Airflow = Apache Airflow
Spark = Apache Spark
Excel = эксель
Google Таблицы = Google Sheets
Power BI = PowerBI
Tableau
DataLens = Yandex DataLens
BI = Business Intelligence
Бизнес-анализ = Business Analysis, бизнес-аналитика
Системный анализ = System Analysis, системная аналитика
Продуктовая аналитика = Product Analytics
A/B-тесты = A/B, AB-тесты, A/B testing
Тестирование = QA, тестировщик, Quality Assurance
Автотесты = Test Automation, автоматизация тестирования, AQA
Selenium
Playwright
Информационная безопасность = ИБ, Infosec, Cybersecurity, кибербезопасность
CTF
Блокчейн = Blockchain, Web3
Solidity
GIS = ГИС, геоинформатика
Робототехника = Robotics
ROS
Arduino = ардуино
Raspberry Pi
Embedded = встраиваемые системы, микроконтроллеры
IoT = интернет вещей
Электроника = Electronics, схемотехника
AutoCAD = автокад
SolidWorks
КОМПАС-3D = Компас 3D
3D-печать = 3D Printing
3D-моделирование = 3D Modeling, 3D
Blender = блендер
Figma = фигма
UX/UI = UI/UX, UI, UX, UX UI, UI UX, юикс
Дизайн = Design
Графический дизайн = Graphic Design
Веб-дизайн = Web Design
Продуктовый дизайн = Product Design
Моушн-дизайн = Motion Design, Motion
After Effects
Иллюстрация = Illustration
Illustrator = Adobe Illustrator
Photoshop = Adobe Photoshop, фотошоп
Tilda = тильда
No-code = Nocode, ноукод, зерокод
Фотография = Photography, Photo, фото
Видеомонтаж = Video Editing, монтаж
Premiere Pro = Adobe Premiere Pro
DaVinci Resolve = DaVinci
Видеосъёмка = Videography
Звукорежиссура = Sound Design, саунд-дизайн
Музыка = Music
Подкасты = Podcasts
Журналистика = Journalism
Копирайтинг = Copywriting, копирайтер
Редактура = Editing, редактор
Технический писатель = Technical Writing, Tech Writer, техпис
Переводы = Translation, переводчик
SMM = СММ, соцсети
Маркетинг = Marketing
Интернет-маркетинг = Digital Marketing, диджитал
Таргетинг = таргет, таргетированная реклама
SEO = СЕО, поисковая оптимизация
Контент-маркетинг = Content Marketing
PR = пиар
Брендинг = Branding
Продажи = Sales
Менеджмент = Management
Управление проектами = Project Management, PM, проджект
Управление продуктом = Product Management, продакт, Product Manager
Agile = аджайл
Scrum = скрам
Jira
Notion = ноушн
HR = эйчар, рекрутинг
Ивент-менеджмент = Event Management, организация мероприятий, ивенты
Предпринимательство = Entrepreneurship
Стартапы = Startup, Startups, стартап
Финансы = Finance
Финансовое моделирование = Financial Modeling, финмодель
Бухгалтерия = Accounting, бухучёт
Инвестиции = Investments
Консалтинг = Consulting
Питчинг = Pitching, питч
Публичные выступления = Public Speaking, ораторское искусство
Презентации = Presentations
PowerPoint = поверпоинт
Преподавание = Teaching, репетиторство
Наставничество = Mentoring, менторство
Волонтёрство = Volunteering
Исследования = Research, научная работа
Урбанистика = Urbanism
Архитектура = Architecture
Английский язык = English, английский, инглиш
Немецкий язык = German, немецкий
Китайский язык = Chinese, китайский
Испанский язык = Spanish, испанский
Французский язык = French, французский
Командная работа = Teamwork, работа в команде
Лидерство = Leadership
`;
