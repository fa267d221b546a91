import type { Person } from '#src/discovery/search/indexing.queries.ts';
import { randomFrom } from './people.ts';

/**
 * What a query has to find among the first five: somebody with a name of these words or beginnings,
 * with a tag, or both.
 */
export interface Label {
  kind: string;
  query: string;
  name?: string;
  tag?: string;
}

const people = `Иван Королёв|Анна Щербакова|Пётр Жуков|Юлия Цветкова|Дмитрий Харитонов|Екатерина Соловьёва
  Сергей Шевченко|Ольга Ильина|Алексей Хачатурян|Наталья Ежова|Фёдор Достоевский|Мария Кюри
  Ярослав Мудрый|Ксения Собчак|Николай Римский-Корсаков|Татьяна Ларина|Евгений Онегин|Илья Муромец
  Александр Пушкин|Михаил Лермонтов|Андрей Тарковский|София Ковалевская|Георгий Гречко|Эльвира Юсупова
  Виктор Цой|Анастасия Вертинская|Владислав Третьяк|Людмила Гурченко|Кирилл Мефодьев|Жанна Агузарова
  Василий Шукшин|Елизавета Глинка|Максим Горький|Артём Дзюба|Алёна Апина|Вячеслав Тихонов
  Гульнара Шамсутдинова|Тимур Бекмамбетов|Нодар Кварацхелия|Даниил Хармс`;

export const tagged: [string, string[]][] = [
  ['Андрей Тарковский', ['C#', '.NET', 'ASP.NET']],
  ['Виктор Цой', ['C++', 'Qt']],
  ['Юлия Цветкова', ['Node.js', 'TypeScript', 'React Native']],
  ['Тимур Бекмамбетов', ['JavaScript', 'UX/UI', 'Машинное обучение']],
  ['Мария Кюри', ['Компьютерное зрение', 'Kubernetes', '1С', 'A/B-тесты']],
];

export function wantedPeople(): Person[] {
  const random = randomFrom(77);
  const hex = (length: number) =>
    Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
  return people
    .split(/[|\n]/)
    .map((name) => name.trim())
    .map((name) => {
      const [first = '', last = ''] = name.split(' ');
      return {
        id: `0199ffff-ffff-7${hex(3)}-b${hex(3)}-${hex(12)}`,
        first_name: first,
        last_name: last,
        middle_name: '',
        university: '',
        looking_for_team: null,
        tags: tagged.find(([owner]) => owner === name)?.[1] ?? [],
        approved_at: new Date(2026, 0, 1),
        suspended_at: null,
        hidden_at: null,
      };
    });
}

const named: Record<string, string> = {
  'as written': `Иван Королёв = Иван Королёв| Щербакова Анна = Анна Щербакова| мудрый = Мудрый|
    ЦОЙ = Цой| лермонт = Лермонт| шамсут = Шамсут| дзюба арт = Дзюба Арт|
    корсаков = Корсаков| римский корсаков = Римский Корсаков|
    римский-корсаков николай = Николай Римский-Корсаков| тар анд = Тар Анд|
    «Хармс», Даниил = Даниил Хармс| л гурч = Л Гурч| онегин   е = Евгений Онегин`,
  'е for ё': `королев иван = Иван Королёв| петр жуков = Пётр Жуков| федор достоевский = Фёдор Достоевский|
соловьева екатерина = Екатерина Соловьёва| алена апина = Алёна Апина|
    артем дзюба = Артём Дзюба| ёжова = Ежова`,
  typo: `Шербакова Анна = Анна Щербакова| Щербокова = Щербакова| Корлёв Иван = Иван Королёв|
    Харитноов = Харитонов| Достаевский = Достоевский| Достоеский = Достоевский|
    Пушкнин = Пушкин| Пушикн Александр = Александр Пушкин| Лермонтв = Лермонтов|
    Леромнтов = Лермонтов| Тарковскй = Тарковский| Кавалевская = Ковалевская|
    Гриечко = Гречко| Юсупва Эльвира = Эльвира Юсупова| Вертенская = Вертинская|
    Третьк = Третьяк| Третяк Владислав = Владислав Третьяк| Гурчинко = Гурченко|
    Агузорова = Агузарова| Шукшн = Шукшин| Глника Елизавета = Елизавета Глинка|
    Хачетурян = Хачатурян| Шемсутдинова = Шамсутдинова| Бекмабетов = Бекмамбетов|
    Квaрацхелия = Кварацхелия| Кваратсхелия = Кварацхелия| Собчяк = Собчак|
    Мурмец Илья = Илья Муромец| Анегин Евгений = Евгений Онегин| Ларна Татьяна = Татьяна Ларина|
    Дмитирй Харитонов = Дмитрий Харитонов| Ивна Королёв = Иван Королёв| Юлья Цветкова = Юлия Цветкова|
    Кири Мария = Мария Кюри| Апена = Апина| Никалай Корсаков = Николай Корсаков`,
  'other alphabet': `Ivan Korolev = Иван Королёв| Korolyov = Королёв| Shcherbakova = Щербакова|
    Scherbakova Anna = Анна Щербакова| Sherbakova = Щербакова| Petr Zhukov = Пётр Жуков|
    Pyotr Zhukov = Пётр Жуков| Jukov Petr = Пётр Жуков| Julia Tsvetkova = Юлия Цветкова|
    Yulia Cvetkova = Юлия Цветкова| Yuliya Tsvet = Юлия Цвет| Dmitry Kharitonov = Дмитрий Харитонов|
    Dmitrii Haritonov = Дмитрий Харитонов| Ekaterina Solovyova = Екатерина Соловьёва|
    Yekaterina Solovieva = Екатерина Соловьёва| Sergey Shevchenko = Сергей Шевченко|
    Sergei Shevchenko = Сергей Шевченко| Khachaturyan Aleksey = Алексей Хачатурян|
    Alexey Khachaturian = Алексей Хачатурян| Natalia Ezhova = Наталья Ежова|
    Natalya Yezhova = Наталья Ежова| Fyodor Dostoevsky = Фёдор Достоевский|
    Fedor Dostoyevskiy = Фёдор Достоевский| Yaroslav Mudry = Ярослав Мудрый| Sobchak = Собчак|
    Ksenia Sobchak = Ксения Собчак| Rimsky-Korsakov = Римский-Корсаков|
    Tatiana Larina = Татьяна Ларина| Tatyana Larina = Татьяна Ларина| Evgeny Onegin = Евгений Онегин|
    Yevgeniy Onegin = Евгений Онегин| Ilya Muromets = Илья Муромец| Alexander Pushkin = Александр Пушкин|
    Aleksandr Pushkin = Александр Пушкин| Mikhail Lermontov = Михаил Лермонтов|
    Sofya Kovalevskaya = София Ковалевская| Georgy Grechko = Георгий Гречко| Tsoi = Цой|
    Viktor Tsoy = Виктор Цой| Janna Aguzarova = Жанна Агузарова| Vyacheslav Tikhonov = Вячеслав Тихонов|
    Ilya Murometz = Илья Муромец| Michael Lermontov = Михаил Лермонтов| Kvaratskhelia = Кварацхелия`,
  'other layout': `rjhjktd bdfy = Иван Королёв| ;erjd gtnh = Пётр Жуков| [fhbnjyjd = Харитонов|
oth,frjdf = Щербакова| wdtnrjdf .kbz = Юлия Цветкова|
geirby = Пушкин| ljcnjtdcrbq = Достоевский| 'kmdbhf = Юсупова|
    'kmdbhf .cegjdf = Эльвира Юсупова| kthvjynjd vb[fbk = Михаил Лермонтов| wjq = Цой|
,trvfv,tnjd = Бекмамбетов| GEIRBY = Пушкин| geirb = Пушки`,
};

const byTag: Record<string, string> = {
  'tag as written': `C# = C#| c++ = C++| .NET = .NET| node.js = Node.js| Node = Node.js| net = .NET|
    asp.net = ASP.NET| ui/ux = UX/UI| React Native = React Native| машинное обуч = Машинное обучение|
    зрение = Компьютерное зрение| 1с = 1С| a/b = A/B-тесты`,
  'tag by another word': `js = JavaScript| JS = JavaScript| ЖС = JavaScript| ML = Машинное обучение|
    machine learning = Машинное обучение| k8s = Kubernetes| computer vision = Компьютерное зрение|
    джаваскрипт = JavaScript| питон = Python`,
  'tag, other keys': `куфсе = React| офмфыскшзе = JavaScript| с№ = C#| с++ = C++| ашпьф = Figma| ыйд = SQL|
    lbpfqy = Дизайн| Java Script = JavaScript| джс = JavaScript`,
  'tag with a typo': `Pyhton = Python| JavaScirpt = JavaScript| Kuberntes = Kubernetes| Typescrpt = TypeScript|
    Машиное обучение = Машинное обучение| Phyton = Python| реакт = React`,
};

const parse = (kinds: Record<string, string>, as: 'name' | 'tag') =>
  Object.entries(kinds).flatMap(([kind, text]) =>
    text.split('|').flatMap((line): Label[] => {
      const [query = '', wanted = ''] = line.split(' = ').map((part) => part.trim());
      return wanted === '-' ? [] : [{ kind, query, [as]: wanted }];
    }),
  );

export const labels: Label[] = [
  ...parse(named, 'name'),
  ...parse(byTag, 'tag'),
  { kind: 'name and tag', query: 'тимур js', name: 'Тимур', tag: 'JavaScript' },
  { kind: 'name and tag', query: 'c# андрей', name: 'Андрей', tag: 'C#' },
  { kind: 'name and tag', query: 'Tsoy c++', name: 'Цой', tag: 'C++' },
];
