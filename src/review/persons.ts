import type { CommitRecord, Person } from '../revisions/revisions.js';

/** `12345+login@users.noreply.github.com` and the older form without the number. */
const NOREPLY = /^(?:\d+\+)?([^@]+)@users\.noreply\.[^@]+$/i;
/** With the lines that continue it. */
const CO_AUTHOR = /^[ \t]*co-authored-by[ \t]*:(.*(?:\r?\n[ \t].*)*)$/gim;

/**
 * Everybody who is named as a co-author, wherever the line stands: hosts are laxer than git about the place, and taking
 * somebody for an author who is none can only ask for another approver.
 */
export function coAuthors(message: string): readonly Person[] {
  return [...message.matchAll(CO_AUTHOR)].flatMap(([, value]) => readPersons(value ?? ''));
}

/** Author and co-authors. */
export function writersOf(commit: CommitRecord): readonly Person[] {
  return [commit.author, ...coAuthors(commit.message)];
}

/**
 * Whether two names in git may be one person: the same e-mail or the same name, letter case, blanks, Unicode form and
 * the tag of a `+` address set aside. Names that happen to be equal count, because the error has to be on that side.
 */
export function mayBeSamePerson(a: Person, b: Person): boolean {
  const names = identityNames([a]);
  return [...identityNames([b]).keys()].some((name) => names.has(name));
}

/** What persons are known by: two may be one person where they have any of these in common. With the first who has it. */
export function identityNames(persons: readonly Person[]): ReadonlyMap<string, Person> {
  const names = new Map<string, Person>();
  for (const person of persons) {
    const [name, email] = [foldName(person.name), foldEmail(person.email)];
    for (const one of [name && `name ${name}`, email && `mail ${email}`])
      if (one !== '' && !names.has(one)) names.set(one, person);
  }
  return names;
}

/** Whether an account's login may be this person: the login in a no-reply address, the local part of an address, the name. */
export function mayBeLogin(person: Person, login: string): boolean {
  const wanted = foldName(login);
  return wanted !== '' && loginNames(person).includes(wanted);
}

/** What a login has to be, folded, to stand for this person. */
export function loginNames({ name, email }: Person): readonly string[] {
  const mail = email.trim();
  const local = NOREPLY.exec(mail)?.[1] ?? mail.split('@', 1)[0]?.split('+', 1)[0] ?? '';
  return [foldName(name), foldName(local)];
}

/** `NAME <EMAIL>` or either alone. */
export function showPerson({ name, email }: Person): string {
  if (name === '') return email;
  return email === '' ? name : `${name} <${email}>`;
}

/** A line may name several, one after the other. Every `>` ends one. */
function readPersons(value: string): readonly Person[] {
  const persons: Person[] = [];
  for (const part of value.split('>')) {
    const open = part.indexOf('<');
    const name = (open === -1 ? part : part.slice(0, open)).replace(/^[\s,;&]+/, '').trim();
    const email = open === -1 ? '' : part.slice(open + 1).trim();
    if (name !== '' || email !== '') persons.push({ name, email });
  }
  return persons;
}

/** What prints nothing makes nobody another person. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

export function foldName(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .toLowerCase()
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
}

function foldEmail(email: string): string {
  const folded = foldName(email);
  const login = NOREPLY.exec(folded)?.[1];
  if (login !== undefined) return `login ${login}`;
  const at = folded.lastIndexOf('@');
  return at === -1 ? folded : `${folded.slice(0, at).split('+', 1)[0]}${folded.slice(at)}`;
}
