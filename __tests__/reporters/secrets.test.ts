import { describe, expect, test } from 'vitest';
import { looksRandom, maskProse, maskValue } from '../../src/reporters/encoders/secrets.js';
import { looksBinary, shorten, shownPair, shownValue } from '../../src/reporters/encoders/values.js';

/** Put together here, so that no scanner takes this file for a leak. */
function token(...parts: readonly string[]): string {
  return parts.join('');
}

const SECRETS = [
  { why: 'GitHub token', secret: token('gh', 'p_', 'aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5') },
  {
    why: 'GitHub fine-grained token',
    secret: token('github_', 'pat_', '11ABCDEFG0aBcDeFgHiJkL_mNoPqRsTuVwXyZ0123456789'),
  },
  { why: 'GitLab token', secret: token('gl', 'pat-', 'aB3dE5fG7hI9jK1lM3nO') },
  { why: 'AWS access key', secret: token('AK', 'IA', 'IOSFODNN7EXAMPLE') },
  { why: 'Google API key', secret: token('AI', 'za', 'SyA1234567890abcdefghijklmnopqrstuv') },
  { why: 'Slack token', secret: token('xo', 'xb-', '123456789012-abcdefghijkl') },
  { why: 'Stripe key', secret: token('sk_', 'live_', '4eC39HqLyjWDarjtT1zdp7dc') },
  {
    why: 'JSON web token',
    secret: token('ey', 'JhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxMjM0NTY3ODkwIn0', '.dozjgNryP4J3jVmNHl0w5N'),
  },
  { why: 'registry token', secret: token('np', 'm_', 'aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5') },
  {
    why: 'private key',
    secret: token('-----BEGIN RSA ', 'PRIVATE KEY-----\nMIIEow', 'IBAAKCAQEA\n-----END RSA PRIVATE KEY-----'),
  },
  { why: 'bearer header', secret: token('Bear', 'er abcdef0123456789abcdef') },
  { why: 'random base64', secret: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ' },
  { why: 'random lower case and digits', secret: 'k3j9x7q2m5v8b1n4c6z0p3w7r2t5y8u1' },
  { why: 'hexadecimal API key', secret: '9f86d081884c7d659a2feaa0c55ad015' },
] as const;

describe('T77 what looks like a secret is not repeated', () => {
  test.each(SECRETS)('$why in a value', ({ secret }) => {
    for (const value of [secret, `"${secret}"`, `{"a": "${secret}", "b": 1}`, `prefix ${secret} suffix`]) {
      expect(maskValue(value)).not.toContain(secret);
      expect(shownValue(value, '$', 2_000)).not.toContain(secret.slice(9));
    }
  });

  test.each(SECRETS)('$why in a sentence', ({ secret }) => {
    expect(maskProse(`expected ${secret} and found it`)).not.toContain(secret);
  });

  test.each(SECRETS)('$why behind a long common part, where the value is cut', ({ secret }) => {
    const long = `${'lorem ipsum '.repeat(400)} ${secret}`;
    const shown = shownPair(`${long} a`, `${long} b`, '$', 60);
    expect(`${shown.base}${shown.head}`).not.toContain(secret.slice(-12));
  });

  test.each([
    { at: "$['user']['password']", value: '"hunter2hunter2"' },
    { at: 'row 3 (id=7), column api_key', value: 'short1' },
    { at: "$['headers'][0]['Authorization']", value: '"Negotiate abc"' },
    { at: '$.client-secret', value: 'letmein' },
  ])('the value of $at is hidden whatever it looks like', ({ at, value }) => {
    expect(maskValue(value, at)).toMatch(/^\[hidden: /);
  });

  test('a password in a URL', () => {
    expect(maskValue('postgres://app:s3cr3t@db.example.test/x')).toBe(
      'postgres://app:[hidden: looks like a password in a URL, 6 characters]@db.example.test/x',
    );
  });
});

describe('what a reader needs is left', () => {
  test.each([
    { why: 'a sentence', value: 'the quick brown fox jumps over the lazy dog' },
    { why: 'a path', value: 'testdata/billing/seed_accounts_2024_golden.json' },
    { why: 'a UUID', value: '123e4567-e89b-12d3-a456-426614174000' },
    { why: 'a long number', value: '3.14159265358979323846264338327950288' },
    { why: 'a timestamp', value: '2026-03-01T12:00:00.000000+00:00' },
    { why: 'a camel-case name with a digit', value: 'InvoiceRoundingGoldenCaseNumber2' },
    { why: 'markup', value: '<span class="total">12.50</span>' },
  ])('$why', ({ value }) => {
    expect(maskValue(value)).toBe(value);
  });

  test('a digest in a sentence stays, in a value its beginning does', () => {
    const digest = '9f2c8d1e4b7a0c5f3e2d1b0a9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a2b1c0d';
    expect(maskProse(`expected ${digest}`)).toBe(`expected ${digest}`);
    expect(maskValue(digest)).toBe('9f2c8d1e[hidden: 64 hex digits in all]');
  });

  test.each([
    { why: 'a fixture named after its digest', text: 'testdata/9f86d081884c7d659a2feaa0c55ad015.json changed' },
    { why: 'one at the root', text: 'Fixture-Change: 9f86d081884c7d659a2feaa0c55ad015.png' },
    { why: 'a folder with a random name', text: 'cassettes/q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ/get.yaml is new' },
  ])('in a sentence, $why', ({ text }) => {
    expect(maskProse(text)).toBe(text);
  });

  test('a number under a secret name is no secret', () => {
    expect(maskValue('12', '$.password')).toBe('12');
  });

  test('looksRandom tells tokens from names', () => {
    expect(looksRandom('q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ')).toBe(true);
    expect(looksRandom('test_invoice_rounding_case_2024')).toBe(false);
  });
});

describe('values are cut', () => {
  test.each([
    { why: 'a short one is whole', value: 'abc', limit: 5, shown: 'abc' },
    { why: 'a long one keeps both ends', value: 'abcdefghijklmnop', limit: 8, shown: 'abcdef…op' },
    { why: 'no pair of surrogates is cut in two', value: 'abcde🎉🎉🎉🎉', limit: 8, shown: 'abcde…🎉' },
  ])('$why', ({ value, limit, shown }) => {
    expect(shorten(value, limit)).toBe(shown);
  });

  test('two long values are shown where they differ', () => {
    const shown = shownPair(`${'x'.repeat(500)} base end`, `${'x'.repeat(500)} head end`, '$', 60);
    expect(shown.base).toContain('base');
    expect(shown.head).toContain('head');
    expect(shown.base?.startsWith('…')).toBe(true);
  });

  test.each([
    { why: 'a NUL', value: 'a\0b', binary: true },
    { why: 'mostly controls', value: '\u0001\u0002\u0003a', binary: true },
    { why: 'undecodable bytes', value: '\ufffd\ufffd\ufffdPNG', binary: true },
    { why: 'text with a tab and line ends', value: 'a\tb\r\nc', binary: false },
  ])('looksBinary: $why', ({ value, binary }) => {
    expect(looksBinary(value)).toBe(binary);
    expect(shownValue(value, '$', 100)?.startsWith('(binary')).toBe(binary);
  });
});
