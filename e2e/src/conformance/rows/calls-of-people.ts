import { expect } from 'vitest';
import { renderCover } from '@kollab/sandbox/covers';
import { checked, type Row, tested } from '#src/conformance/row.ts';

/** Section 7: the calls about users, their profiles and those who moderate them. */
export const peopleCalls: readonly Row[] = [
  tested(
    '7.1',
    'Requests have a 10-minute time-out',
    'e2e/src/journeys/errors.test.ts',
    '4xx, 5xx, no network, time-out and cancelling are told apart and written down',
    {
      decision: 52,
      why: 'After 15 s the client offers to try again; the server bounds itself at 30 s',
    },
  ),
  checked(
    '7.2',
    'They send JSON and carry a version header with value 1.0',
    async ({ at }) => {
      const page = await at('newcomer', '/blog');
      const asked = page.waitForRequest(/get-or-create/);
      await page.goto(new URL('/', page.url()).href);
      const headers = (await asked).headers();
      expect(headers['x-version']).toBe('1.0');
      expect(headers['content-type']).toContain('application/json');
    },
    { decision: 58, why: 'The header is X-Version; three other names are read too' },
  ),
  checked('7.3', 'No cookies are sent', async ({ at }) => {
    const page = await at('newcomer', '/blog');
    await page.context().addCookies([{ name: 'a', value: '1', url: page.url() }]);
    const asked = page.waitForRequest(/get-or-create/);
    await page.goto(new URL('/', page.url()).href);
    expect(await (await asked).headerValue('cookie')).toBeNull();
  }),
  checked('7.4', 'POST api/User/get-or-create {telegramId}', async ({ ask, ids }) => {
    const { status, body } = await ask('owner', 'POST /api/User/get-or-create', {
      telegramId: ids.owner,
    });
    expect([status, body.telegramId]).toEqual([200, ids.owner]);
  }),
  checked(
    '7.5',
    'POST /api/User/update-profile {telegramId, photo}',
    async ({ ask, ids }) => {
      const call = 'POST /api/User/update-profile';
      const { status } = await ask('owner', call, { telegramId: ids.owner, photo: null });
      expect(status).toBe(200);
    },
    { decision: 20, why: 'A photo is an upload of ours or the person’s own at Telegram' },
  ),
  checked('7.6', 'GET api/User/get-user-by-telegram/{telegramId}', async ({ ask, ids }) => {
    const { body } = await ask('newcomer', `GET /api/User/get-user-by-telegram/${ids.owner}`);
    expect(body.telegramId).toBe(ids.owner);
  }),
  checked(
    '7.7',
    'GET api/User/{id}',
    async ({ ask, ids }) => {
      const byTelegram = await ask('newcomer', `GET /api/User/${ids.owner}`);
      const byId = await ask('newcomer', `GET /api/User/${byTelegram.body.id}`);
      expect(byId.body).toEqual(byTelegram.body);
    },
    { decision: 7, why: 'A UUID is our id and digits are a telegramId' },
  ),
  checked(
    '7.8',
    'PUT api/User/{id}',
    async ({ ask, ids }) => {
      const { body } = await ask('applicant', `PUT /api/User/${ids.applicant}`, { major: 'Литьё' });
      expect(body.major).toBe('Литьё');
    },
    { decision: 10, why: 'What others see waits for a moderator; the owner sees it at once' },
  ),
  checked(
    '7.9',
    'PATCH api/User/update-description/{telegramId} {description}',
    async ({ ask, ids }) => {
      const call = `PATCH /api/User/update-description/${ids.newcomer}`;
      expect((await ask('newcomer', call, { description: 'Пою' })).body.description).toBe('Пою');
    },
  ),
  checked('7.10', 'GET api/User/tags', async ({ ask }) => {
    const { body } = await ask('newcomer', 'GET /api/User/tags');
    expect(body).toContainEqual(expect.objectContaining({ tagName: 'Python' }));
  }),
  checked(
    '7.11',
    'PATCH api/User/update-tags/{telegramId} with a list of tag names',
    async ({ ask, ids }) => {
      const { body } = await ask('newcomer', `PATCH /api/User/update-tags/${ids.newcomer}`, [
        'Go',
        'C#',
      ]);
      expect(body.tags).toEqual([{ tagName: 'Go' }, { tagName: 'C#' }]);
    },
  ),
  checked(
    '7.12',
    'PATCH api/User/update-status/{telegramId} {shortStatus, longStatus list}',
    async ({ ask, ids }) => {
      const call = `PATCH /api/User/update-status/${ids.newcomer}`;
      const { body } = await ask('newcomer', call, {
        shortStatus: 'Кратко',
        longStatus: ['Раз', 'Два'],
      });
      expect(body).toMatchObject({ statusShort: 'Кратко', statusLong: ['Раз', 'Два'] });
    },
  ),
  checked(
    '7.13',
    'PATCH api/User/update-links/{telegramId} with a list of {type, url}',
    async ({ ask, ids }) => {
      const links = [
        { type: 'Сайт', url: 'https://a.example' },
        { type: 'Блог', url: 'https://b.example' },
      ];
      const { body } = await ask('newcomer', `PATCH /api/User/update-links/${ids.newcomer}`, links);
      expect(body.links).toEqual(links);
    },
  ),
  checked(
    '7.14',
    'PATCH api/User/update-experiences/{telegramId} with a list',
    async ({ ask, ids }) => {
      const work = { company: 'Хор', department: 'Альты', role: 'Певица', workDurationYears: 2 };
      const { body } = await ask('newcomer', `PATCH /api/User/update-experiences/${ids.newcomer}`, [
        work,
      ]);
      expect(body.experiences).toEqual([expect.objectContaining(work)]);
    },
  ),
  checked('7.15', 'PATCH api/User/update-profile/{telegramId}', async ({ ask, ids }) => {
    const call = `PATCH /api/User/update-profile/${ids.newcomer}`;
    expect((await ask('newcomer', call, { university: 'Гнесинка' })).body.university).toBe(
      'Гнесинка',
    );
  }),
  checked(
    '7.16',
    'POST api/User/save-change {telegramId, changeType, newValue}',
    async ({ ask, ids }) => {
      const { body } = await ask('newcomer', 'POST /api/User/save-change', {
        telegramId: ids.newcomer,
        changeType: 'major',
        newValue: 'Вокал',
      });
      expect(body.major).toBe('Вокал');
    },
    { decision: 12, why: 'It stages; send-to-moderation submits all that is staged' },
  ),
  checked(
    '7.17',
    'POST /api/User/send-to-moderation {telegramId, changes, submittedAt}',
    async ({ ask, ids }) => {
      const { body } = await ask('newcomer', 'POST /api/User/send-to-moderation', {
        telegramId: ids.newcomer,
        changes: { course: '2' },
        submittedAt: new Date().toISOString(),
      });
      expect(body).toMatchObject({ moderationStatus: 'Pending', course: '2' });
    },
    { decision: 6, why: 'submittedAt is read and ignored; unknown fields are refused' },
  ),
  checked(
    '7.18',
    'POST /api/profile/remove-tag {telegramId, tagName}',
    async ({ ask, ids }) => {
      const body = { telegramId: ids.newcomer, tagName: 'Go' };
      const answer = await ask('newcomer', 'POST /api/profile/remove-tag', body);
      expect(answer.body.tags).toEqual([{ tagName: 'C#' }]);
    },
    { decision: 1, why: 'The plain fetch carries Telegram’s signature as well' },
  ),
  checked(
    '7.19',
    'POST /api/User/delete-link {telegramId, index}',
    async ({ ask, ids }) => {
      const body = { telegramId: ids.newcomer, index: 0 };
      const answer = await ask('newcomer', 'POST /api/User/delete-link', body);
      expect(answer.body.links).toEqual([{ type: 'Блог', url: 'https://b.example' }]);
    },
    { decision: 25, why: 'An expected url that does not match is 409' },
  ),
  checked(
    '7.20',
    'POST /api/User/upload-avatar?telegramId={id}, multipart field image; the response has path',
    async ({ ask, ids }) => {
      const form = new FormData();
      form.append('image', new Blob([await renderCover('quietPaths')]), 'me.jpg');
      const { body } = await ask(
        'applicant',
        `POST /api/User/upload-avatar?telegramId=${ids.applicant}`,
        form,
      );
      expect(body.path).toMatch(/^\/uploads\//);
    },
    { decision: 60, why: 'Re-encoded to WebP, without metadata' },
  ),
  checked(
    '7.21',
    'GET /api/User/search-users?query=...; items have id, userId, telegramId, firstName, lastName, statusShort, photo',
    async ({ ask, ids }) => {
      const query = encodeURIComponent(' Агния Картова ');
      const { body } = await ask('newcomer', `GET /api/User/search-users?limit=200&query=${query}`);
      expect(body).toContainEqual(
        expect.objectContaining({
          id: expect.any(String),
          userId: expect.any(String),
          telegramId: ids.owner,
          firstName: 'Агния',
          lastName: 'Картова',
          statusShort: 'Рисую карты рек',
          photo: null,
        }),
      );
    },
  ),
  checked('7.30', 'GET /api/User/profiles-for-moderation', async ({ ask, ids }) => {
    const { body } = await ask('moderator', 'GET /api/User/profiles-for-moderation?limit=200');
    expect(body).toContainEqual(expect.objectContaining({ telegramId: ids.newcomer }));
  }),
  checked(
    '7.31',
    'GET /api/User/pending-profile-changes (list of change records)',
    async ({ ask, ids }) => {
      const { body } = await ask('moderator', 'GET /api/User/pending-profile-changes?limit=200');
      expect(body).toContainEqual(
        expect.objectContaining({ telegramId: ids.newcomer, changeType: 'course' }),
      );
    },
  ),
  checked(
    '7.32',
    'POST api/User/set-in-review/{id}',
    async ({ ask, ids }) => {
      const { body } = await ask('moderator', `POST /api/User/set-in-review/${ids.newcomer}`);
      expect(body.moderationStatus).toBe('In_review');
    },
    { decision: 14, why: 'It also claims the submission for 15 minutes' },
  ),
  checked('7.33', 'POST api/User/reject-profile/{telegramId} {comment}', async ({ ask, ids }) => {
    const call = `POST /api/User/reject-profile/${ids.newcomer}`;
    const { body } = await ask('moderator', call, { comment: 'Слишком мало слов' });
    expect(body).toMatchObject({
      moderationStatus: 'Rejected',
      rejectionReason: 'Слишком мало слов',
    });
  }),
  checked('7.34', 'POST api/User/set-all-in-review', async ({ ask, ids }) => {
    await ask('newcomer', 'POST /api/User/send-to-moderation', {
      telegramId: ids.newcomer,
      changes: { course: '3' },
    });
    const { body } = await ask('moderator', 'POST /api/User/set-all-in-review');
    expect(body.count).toBeGreaterThan(0);
  }),
  checked(
    '7.35',
    'POST api/User/approve-profile/{telegramId}',
    async ({ ask, ids }) => {
      const { body } = await ask('moderator', `POST /api/User/approve-profile/${ids.newcomer}`);
      expect(body.moderationStatus).toBe('Approved');
      expect((await ask(undefined, `GET /api/User/${ids.newcomer}`)).body.course).toBe('3');
    },
    { decision: 13, why: 'With a version, only if that is what is submitted now' },
  ),
];
