import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { storePhoto, useServer } from '../../../test/index.ts';
import { businessCoverTable, businessTable } from '../../schema/business.ts';
import { buildBusiness, buildMember } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const theo = await server.businessPerson();
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });
const week = [{ day: 'mon' as const, opens: '07:00', closes: '19:00' }];

const photo = (width = 2000) =>
  sharp({ create: { width, height: 900, channels: 3, background: '#4b8ae2' } })
    .jpeg()
    .toBuffer();

async function buildWithCover() {
  const business = await buildBusiness(services, { owner: theo, name: 'Harbor Hounds' });
  const coverPhotoPath = `users/${theo.uid}/photos/${services.newId()}.jpg`;
  await storePhoto(server.url, theo, coverPhotoPath, await photo());
  const update = { businessId: business.id, coverPhotoPath };
  return { business, coverPhotoPath, saved: await server.call(theo, 'updateBusiness', update) };
}

const pageOf = async (slug: string) => {
  const page = await server.call(null, 'getBusinessPage', { slug });
  if (!page) throw new Error('There is no such page.');
  return page;
};

describe('what a business publishes about itself', () => {
  test('is saved by a manager and read without an account', async () => {
    const business = await buildBusiness(services);
    const manager = await server.as(await buildMember(services, { business, role: 'manager' }));
    const details = {
      description: 'Dog daycare on the wharf',
      phone: '(555) 010-0188',
      address: '48 Example Wharf, Harbor Point, ME',
      hours: { week, closedOn: ['2026-12-25'] },
    };
    const saved = await server.call(manager, 'updateBusiness', { businessId: business.id, ...details });
    expect(saved).toMatchObject(details);
    expect(await pageOf(business.slug)).toMatchObject({ ...details, timeZone: business.timeZone });
    await server.call(manager, 'updateBusiness', { businessId: business.id, hours: null, phone: null });
    expect(await pageOf(business.slug)).toMatchObject({ ...details, hours: null, phone: null });
  });

  test.each([
    ['phone', { phone: 'at work' }, 'phone'],
    ['hours without a day', { hours: { week: [], closedOn: [] } }, 'hours.week'],
    [
      'hours that overlap',
      { hours: { week: [...week, { day: 'mon' as const, opens: '18:00', closes: '20:00' }], closedOn: [] } },
      'hours.week.1.closes',
    ],
    [
      'a time that is none',
      { hours: { week: [{ ...week[0], opens: '25:00' }], closedOn: [] } },
      'hours.week.0.opens',
    ],
    ['a picture of no one', { coverPhotoPath: 'users/x/photos/y.jpg' }, 'coverPhotoPath'],
  ])('is refused with %s', async (_, wrong, path) => {
    const business = await buildBusiness(services, { owner: theo });
    const input = { businessId: business.id, ...wrong } as never;
    const refused = await server.refusal(theo, 'updateBusiness', input);
    expect(refused).toMatchObject({ status: 'INVALID_ARGUMENT', details: { issues: [{ path }] } });
  });

  test('staff cannot change it', async () => {
    const business = await buildBusiness(services);
    const staff = await server.as(await buildMember(services, { business }));
    const input = { businessId: business.id, description: 'Mine' };
    expect((await server.refusal(staff, 'updateBusiness', input)).details?.reason).toBe('insufficient_role');
  });

  test("another person's photo cannot become the cover, and no path names a person to outsiders", async () => {
    const { business, coverPhotoPath, saved } = await buildWithCover();
    expect(saved.coverPhotoPath).toBe(coverPhotoPath);
    const other = await server.businessPerson();
    const theirs = await buildBusiness(services, { owner: other });
    const stolen = { businessId: theirs.id, coverPhotoPath };
    expect((await server.refusal(other, 'updateBusiness', stolen)).status).toBe('INVALID_ARGUMENT');
    const seen = await server.call(other, 'getBusiness', { businessId: business.id });
    expect(seen.coverPhotoPath).toBeNull();
    expect(JSON.stringify(await pageOf(business.slug))).not.toContain(theo.uid);
    expect((await server.call(theo, 'getBusiness', { businessId: business.id })).coverPhotoPath).toBe(
      coverPhotoPath,
    );
  });
});

describe('the cover photo', () => {
  test('is served to anyone in several widths as WebP, and again only when it changed', async () => {
    const { business } = await buildWithCover();
    const { cover } = await pageOf(business.slug);
    expect(cover.map(({ width }) => width)).toEqual([480, 960, 1600]);
    for (const { width, path } of cover) {
      const reply = await get(path);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(reply.headers.get('cache-control')).toBe('public, max-age=300');
      const picture = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
      expect([picture.width, picture.exif]).toEqual([width, undefined]);
      const again = await get(path, { 'If-None-Match': reply.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    }
  });

  test('is gone when the business removes or replaces it, and stays when its uploader leaves', async () => {
    const { business, coverPhotoPath } = await buildWithCover();
    const [first] = (await pageOf(business.slug)).cover;
    const same = await server.call(theo, 'updateBusiness', { businessId: business.id, coverPhotoPath });
    expect(same.coverPhotoPath).toBe(coverPhotoPath);
    expect((await get(first?.path ?? '')).status).toBe(200);
    await services.store.transaction(async (tx) => {
      await services.objects.remove(tx, coverPhotoPath, services.clock.now());
    });
    expect((await get(first?.path ?? '')).status).toBe(200);
    await server.call(theo, 'updateBusiness', { businessId: business.id, coverPhotoPath: null });
    expect((await get(first?.path ?? '')).status).toBe(404);
    expect((await pageOf(business.slug)).cover).toEqual([]);
  });

  test.each(['/covers/x/000000000000/480.webp', '/covers/..%2F/000000000000/480.webp', '/covers/x/1/2'])(
    'an address without one, %s, is not found',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('the page as it is sent', () => {
  test('names the business, with its cover, for previews of links', async () => {
    const { business } = await buildWithCover();
    const details = { description: 'Dog daycare on the wharf', hours: { week, closedOn: [] } };
    await server.call(theo, 'updateBusiness', { businessId: business.id, ...details });
    const reply = await get(`/b/${business.slug}`);
    const html = await reply.text();
    const { publicUrl } = services.config;
    expect(reply.status).toBe(200);
    expect(html).toContain('<title>Harbor Hounds · Clearpaw</title>');
    expect(html).toContain('<meta name="description" content="Dog daycare on the wharf" />');
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/b/${business.slug}" />`);
    expect(html).not.toContain('noindex');
    const image = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(image.startsWith(`${publicUrl}/covers/`)).toBe(true);
    const preview = await get(new URL(image).pathname);
    const { width, height, format } = await sharp(Buffer.from(await preview.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    const facts = JSON.parse(/ld\+json">([^<]+)</.exec(html)?.[1] ?? '');
    expect(facts).toMatchObject({
      '@type': 'LocalBusiness',
      openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '07:00' }],
    });
  });

  test('has the picture of the product where the business has none', async () => {
    const business = await buildBusiness(services, { name: 'Corner Crumbs' });
    const html = await (await get(`/b/${business.slug}`)).text();
    expect(html).toContain(`property="og:image" content="${services.config.publicUrl}/share.jpg"`);
    expect(html).toContain('What Corner Crumbs requires before a visit.');
  });

  test('nothing that a business enters becomes markup', async () => {
    const name = `</title><script>alert(1)</script> $& "quoted'`;
    const business = await buildBusiness(services, { name });
    const description = '"/><img src=x onerror=alert(2)></script><script>alert(3)</script>';
    await services.store.db
      .update(businessTable)
      .set({ description })
      .where(eq(businessTable.id, business.id));
    const html = await (await get(`/b/${business.slug}`)).text();
    expect(html.match(/<script/g)).toEqual(['<script']);
    expect(html).not.toMatch(/<img|<\/title><script/);
    expect(html).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &quot;quoted');
    expect(JSON.parse(/ld\+json">([^<]+)</.exec(html)?.[1] ?? '')).toMatchObject({ name, description });
  });

  test.each(['no-such-business', 'Not%20A%20Slug', '%3Cscript%3E', 'a'.repeat(200)])(
    'is a 404 that says so for %s',
    async (slug) => {
      const reply = await get(`/b/${slug}`);
      const html = await reply.text();
      expect(reply.status).toBe(404);
      expect(html).toContain('<title>Business not found · Clearpaw</title>');
      expect(html).toContain('<meta name="robots" content="noindex" />');
      expect(html).not.toContain('<script');
    },
  );

  test('is a 404 once the business is deleted, and its pictures go with it', async () => {
    const { business } = await buildWithCover();
    const [first] = (await pageOf(business.slug)).cover;
    await services.store.db.delete(businessTable).where(eq(businessTable.id, business.id));
    expect((await get(`/b/${business.slug}`)).status).toBe(404);
    expect((await get(first?.path ?? '')).status).toBe(404);
    const left = await services.store.db
      .select()
      .from(businessCoverTable)
      .where(eq(businessCoverTable.businessId, business.id));
    expect(left).toEqual([]);
  });

  test('is sent again only when it changed, and shows a change at once', async () => {
    const business = await buildBusiness(services, { owner: theo, name: 'Before' });
    const first = await get(`/b/${business.slug}`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, must-revalidate');
    const etag = first.headers.get('etag') ?? '';
    expect((await get(`/b/${business.slug}`, { 'If-None-Match': etag })).status).toBe(304);
    await server.call(theo, 'updateBusiness', { businessId: business.id, name: 'After' });
    const changed = await get(`/b/${business.slug}`, { 'If-None-Match': etag });
    expect([changed.status, (await changed.text()).includes('After')]).toEqual([200, true]);
  });

  test('stays if the plan of a business has ended; only changes are refused', async () => {
    const lapsed = await server.businessPerson({ plan: 'lapsed' });
    const business = await buildBusiness(services, { owner: lapsed });
    expect((await get(`/b/${business.slug}`)).status).toBe(200);
    expect(await pageOf(business.slug)).toMatchObject({ slug: business.slug });
    const refused = await server.refusal(lapsed, 'updateBusiness', {
      businessId: business.id,
      description: 'New',
    });
    expect(refused.details?.reason).toBe('upgrade_required');
  });
});
