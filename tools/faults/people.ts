/** Recipients, and how each reacts to a text that offers slots. */

/**
 * `accepts` takes the first offer, `names` names another one, `twice_unclear` says something that a person has to read,
 * `stops` wants no more texts, `rings` says nothing and the office books.
 */
export type Way = 'accepts' | 'names' | 'twice_unclear' | 'stops' | 'rings';

/** A recipient, identified by a unique phone number. */
export type Person = { phone: string; email: string; way: Way; courier: string };

export type People = {
  /** Creates a person, in the sandbox or with a phone that the provider knows. */
  newPerson: (courier: string, random: () => number) => Person;
  /** Returns the person's answer to this text, or null. */
  answerTo: (text: { to: string; body: string }) => string | null;
  byPhone: ReadonlyMap<string, Person>;
};

/** Most accept; one in twelve wants no more texts. */
const SHARES: readonly [Way, number][] = [
  ['accepts', 0.5],
  ['names', 0.2],
  ['twice_unclear', 0.1],
  ['stops', 0.08],
  ['rings', 0.12],
];

export function createPeople(): People {
  const byPhone = new Map<string, Person>();
  const answered = new Set<string>();
  return {
    byPhone,
    newPerson(courier, random) {
      const number = byPhone.size + 1;
      const person = {
        phone: `+4474${String(number).padStart(8, '0')}`,
        email: `recipient.${number}@mail.example`,
        way: pick(random()),
        courier,
      };
      byPhone.set(person.phone, person);
      return person;
    },
    answerTo({ to, body }) {
      const person = byPhone.get(to);
      if (!person || !body.includes('1) ')) return null;
      const isFirst = !answered.has(to);
      answered.add(to);
      switch (person.way) {
        case 'accepts':
          return 'Option 1 please';
        case 'names':
          return body.includes('2) ') ? 'Option 2 please' : 'Option 1 please';
        case 'twice_unclear':
          return isFirst ? 'Who is this?' : 'Option 1 please';
        case 'stops':
          return isFirst ? 'STOP' : null;
        case 'rings':
          return null;
      }
    },
  };
}

function pick(chance: number): Way {
  let left = chance;
  for (const [way, share] of SHARES) {
    left -= share;
    if (left < 0) return way;
  }
  return 'accepts';
}
