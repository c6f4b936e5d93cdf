import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveCsv, saveFile, savePdf } from './save-file.ts';

const saved: { blob: Blob; name: string; href: string }[] = [];
const revoked: string[] = [];
let made: Blob | undefined;

beforeEach(() => {
  saved.length = 0;
  revoked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => {
      made = blob;
      return 'blob:1';
    },
    revokeObjectURL: (url: string) => revoked.push(url),
  });
  vi.stubGlobal('document', {
    createElement: () => {
      const link = {
        href: '',
        download: '',
        click: () => {
          if (made) saved.push({ blob: made, name: link.download, href: link.href });
        },
      };
      return link;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the URL outlives the press by a minute, for browsers that read it late', () => {
  saveFile({ name: 'rules.json', type: 'application/json', content: '{}' });
  expect(saved).toMatchObject([{ name: 'rules.json', href: 'blob:1' }]);
  vi.advanceTimersByTime(30_000);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(30_000);
  expect(revoked).toEqual(['blob:1']);
});

test('a PDF is saved byte for byte under its name', async () => {
  savePdf(btoa('%PDF-\u00ff'), 'Biscuit');
  expect(saved[0]).toMatchObject({ name: 'Biscuit.pdf', blob: { type: 'application/pdf' } });
  expect([...new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? [])]).toEqual([37, 80, 68, 70, 45, 255]);
});

test('a table says that it is CSV in UTF-8', async () => {
  saveCsv('pets.csv', 'name\r\nZoë\r\n');
  expect(saved[0]).toMatchObject({ name: 'pets.csv', blob: { type: 'text/csv;charset=utf-8' } });
  expect(await saved[0]?.blob.text()).toBe('name\r\nZoë\r\n');
});
