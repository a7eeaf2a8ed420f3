/** Phone numbers by the country of their record, which of them take texts, and email addresses as people write them. */
import { phonesOf, readPhone, takesTexts } from '../../../src/resources/phone.js';
import { email } from '../../../src/resources/schema-helpers.js';
import { isAllowed } from '../../../src/messaging/claim.js';

test.each([
  ['07700 900123', 'GB', '+447700900123'],
  ['+44 (0)7700 900123', 'GB', '+447700900123'],
  ['0044 7700 900123', 'GB', '+447700900123'],
  ['07700-900-123 ', 'GB', '+447700900123'],
  ['tel:+44-7700-900123', 'IE', '+447700900123'],
  ['7700900123', 'GB', '+447700900123'],
  ['07700.900.123', 'GB', '+447700900123'],
  ['00353 85 123 4567', 'GB', '+353851234567'],
  ['٠٧٧٠٠٩٠٠١٢٣', 'GB', '+447700900123'],
  ['\u202a07700 900123\u202c', 'GB', '+447700900123'],
  ['020 7946 0018', 'GB', '+442079460018'],
  ['01632 960123', 'GB', '+441632960123'],
  ['0330 123 4567', 'GB', '+443301234567'],
  ['07624 369230', 'IM', '+447624369230'],
  ['07781 111951', 'GG', '+447781111951'],
  ['07797 732133', 'JE', '+447797732133'],
  ['085 123 4567', 'IE', '+353851234567'],
  ['01 234 5678', 'IE', '+35312345678'],
  ['+44 7700 900123', 'IE', '+447700900123'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['0170 1234567', 'DE', '+491701234567'],
  ['07700 912345', 'GB', '+447700912345'],
  ['07700 900123', 'ZZ', '+447700900123'],
  ['00 44 (0)7700 900123', 'GB', '+447700900123'],
  ['44 7700 900123', 'GB', '+447700900123'],
  ['+44 07700 900123', 'GB', '+447700900123'],
  ['０７７００　９００１２３', 'GB', '+447700900123'],
  ['07700–900–123', 'GB', '+447700900123'],
  ['tel:07700900123;phone-context=+44', 'GB', '+447700900123'],
  ['="07700900123"', 'GB', '+447700900123'],
  ["'+447700900123", 'GB', '+447700900123'],
  ['447700900123.0', 'GB', '+447700900123'],
  ['"07700 900123",', 'GB', '+447700900123'],
  ['07700 900123.', 'GB', '+447700900123'],
  ['+350 57123456', 'GB', '+35057123456'],
  ['0039 312 345 6789', 'GB', '+393123456789'],
])('%s in %s', (text, country, number) => {
  expect(readPhone(text, country)).toBe(number);
});

test.each([
  ['07700 900 12', 'GB'],
  ['00000000000', 'GB'],
  ['0770090012345', 'GB'],
  ['020 7946 0018 ext 4', 'GB'],
  ['020 7946 0018 x4', 'GB'],
  ['020 7946 0018;ext=4', 'GB'],
  ['07700 900123 (after 6pm)', 'GB'],
  ['07700 900123 Ann', 'GB'],
  ['call 07700 900123', 'GB'],
  ['07700 900123 / 07700 900124', 'GB'],
  ['07700 900123 or 020 7946 0018', 'GB'],
  ['085 123 4567', 'GB'],
  ['085 123 456', 'IE'],
  ['n/a', 'GB'],
  ['-', 'GB'],
  ['0', 'GB'],
  ['12', 'GB'],
  ['07700 900123', 'IE'],
  ['118118', 'GB'],
  ['60777', 'GB'],
  ['wa.me/447700900123', 'GB'],
  ['4.47701E+11', 'GB'],
  ['07700 9OO123', 'GB'],
  ['020 7946 0018#4', 'GB'],
  ['0612345678', 'GB'],
  ['.0', 'GB'],
])('%s in %s is none', (text, country) => {
  expect(readPhone(text, country)).toBeNull();
});

test.each([
  ['+447700900123', true],
  ['+447700912345', true],
  ['+447911123456', true],
  ['+447624369230', true],
  ['+447781111951', true],
  ['+447797732133', true],
  ['+353851234567', true],
  ['+33612345678', true],
  ['+12025550123', true],
  ['+442079460018', false],
  ['+441632960123', false],
  ['+441134960000', false],
  ['+443301234567', false],
  ['+443069990123', false],
  ['+447012345678', false],
  ['+448081570123', false],
  ['+449098123456', false],
  ['+447612345678', false],
  ['+35312345678', false],
  ['+33123456789', false],
])('%s takes texts: %s', (number, takes) => {
  expect(takesTexts(number)).toBe(takes);
});

test.each([
  ['+447624369230', ['GB'], true],
  ['+447781111951', ['GB'], true],
  ['+447797732133', ['GB', 'IE'], true],
  ['+353851234567', ['GB'], false],
  ['+447624369230', ['IE'], false],
])('%s goes to %j: %s', (number, countries, allowed) => {
  expect(isAllowed(number, countries)).toBe(allowed);
});

test('a number that is searched for may be of any country', () => {
  expect(phonesOf('085 123 4567')).toContain('+353851234567');
  expect(phonesOf('07700 900123')[0]).toBe('+447700900123');
  expect(phonesOf('+353 85 123 4567')).toEqual(['+353851234567']);
  expect(phonesOf('griffiths')).toEqual([]);
});

test.each([
  [' ann@mail.example\u200b', 'ann@mail.example'],
  ['Ann Tester <ann@mail.example>', 'ann@mail.example'],
  ['"Tester, Ann" <ann@mail.example>', 'ann@mail.example'],
  ['<ann@mail.example>', 'ann@mail.example'],
  ['mailto:ann@mail.example', 'ann@mail.example'],
  ['ann@mail.example.', 'ann@mail.example'],
  ['ann+sofa@mail.example', 'ann+sofa@mail.example'],
  ['Ann@Mail.Example', 'Ann@Mail.Example'],
  ["o'brien@mail.example", "o'brien@mail.example"],
  ['ann@münchen.example', 'ann@xn--mnchen-3ya.example'],
  ['ａｎｎ@mail.example', 'ann@mail.example'],
])('an address: %j', (given, address) => {
  expect(email.parse(given)).toBe(address);
});

test.each([
  ...['ann@mail', 'ann @mail.example', 'ann@@mail.example', 'ann..b@mail.example', 'n/a', '<>', 'ann@'],
  ...['ann@mail.example;bob@mail.example', 'ann@mail.example, bob@mail.example', 'ann@mail.example (work)'],
  ...['ann@mail.example\r\nBcc: bob@mail.example', 'Ann <ann@mail.example> <bob@mail.example>'],
  `ann@${'ü'.repeat(100_000)}.example`,
])('no address: %j', (given) => {
  expect(email.safeParse(given).success).toBe(false);
});
