const script = '<script>document.title="run"</script><img src=x onerror=alert(1)>';

const hostile: readonly unknown[] = [
  ...[
    null,
    true,
    -1,
    1e308,
    0.5,
    '',
    ' ',
    script,
    '=HYPERLINK("http://x.example")',
    "'; drop table document; --",
  ],
  ...['9999-99-99', '0000-00-00', '2026-02-30', '9'.repeat(50), 'x'.repeat(200_000), '\u0000', '\ud800'],
  ...['\u202egnp.exe', '{{7*7}}', '../../etc/passwd', 'javascript:alert(1)', 'http://169.254.169.254/'],
  ...[[], {}, [[[]]], { __proto__: { polluted: true } }, { constructor: { prototype: {} } }, [null, 1, 'x']],
  ...[
    { resourceType: 'Bundle', entry: [{ resource: { resourceType: 'Bundle' } }] },
    { toString: 1, length: -1 },
  ],
];

/** A complete record as another program could write it. */
function sound(): Record<string, unknown> {
  const patient = { reference: 'urn:uuid:p' };
  const doses = ['Rabies 1 year', 'DHPP', 'Bordetella oral', 'Zorgvax 9000'].map((text, index) => ({
    fullUrl: `urn:uuid:d${index}`,
    resource: {
      ...{ resourceType: 'Immunization', id: `d${index}`, status: 'completed', patient },
      vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '18', display: text }], text },
      occurrenceDateTime: `2026-0${index + 1}-05`,
      extension: [
        { url: 'https://clearpaw.app/fhir/StructureDefinition/valid-until', valueDate: '2027-01-05' },
      ],
      ...{ lotNumber: 'L-1', manufacturer: { display: 'Zoetis' }, route: { coding: [{ code: 'SQ' }] } },
      performer: [{ actor: { display: 'Dr. Lind' } }],
      protocolApplied: [{ doseNumberPositiveInt: 2 }],
      identifier: [{ type: { text: 'Tag number' }, value: '24-00871' }],
    },
  }));
  const animal = {
    resourceType: 'Patient',
    id: 'p',
    name: [{ text: 'Biscuit' }],
    link: [{ other: patient }],
  };
  const weight = { resourceType: 'Observation', code: { text: 'Weight' }, subject: patient };
  const entry = [{ fullUrl: 'urn:uuid:p', resource: animal }, ...doses, { resource: weight }];
  return { resourceType: 'Bundle', type: 'document', timestamp: '2026-11-23T12:00:00Z', entry };
}

/** Reproducible random numbers, so that a failure can be repeated. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1) >>> 0;
    return state % below;
  };
}

type Container = Record<string, unknown>;

function containersIn(value: unknown): readonly Container[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Container, ...Object.values(value).flatMap(containersIn)];
}

/** The same record, corrupted in one of many ways; the same seed gives the same file. */
export function spoiledFile(seed: number): string {
  const next = numbersFrom(seed);
  const file = sound();
  const way = next(20);
  if (way === 0) return JSON.stringify(file).slice(0, next(1_500));
  if (way === 1) return `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  if (way === 2) return `{"resourceType":"Bundle","entry":[${'{"resource":{}},'.repeat(9_999 + next(3))}{}]}`;
  if (way === 3) {
    const deep = `${'{"entry":['.repeat(20_000)}${']}'.repeat(20_000)}`;
    return `{"resourceType":"Bundle","entry":[{"resource":${deep}}]}`;
  }
  for (let change = next(6); change >= 0; change -= 1) {
    const places = containersIn(file).filter((place) => Object.keys(place).length > 0);
    const place = places[next(places.length)] ?? file;
    const names = Object.keys(place);
    const name = names[next(names.length)] ?? 'entry';
    place[name] = structuredClone(hostile[next(hostile.length)]);
  }
  return JSON.stringify(file);
}
