import type { CommitRecord, Person } from '../revisions/revisions.js';

/** `12345+login@users.noreply.github.com` and the older form without the number. */
const NOREPLY = /^(?:\d+\+)?([^@]+)@users\.noreply\.[^@]+$/i;
const CO_AUTHOR = /^[ \t]*co-authored-by[ \t]*:(.*)$/gim;

/**
 * Everybody who is named as a co-author, wherever the line stands: hosts are laxer than git about the place, and taking
 * somebody for an author who is none can only ask for another approver.
 */
export function coAuthors(message: string): readonly Person[] {
  return [...message.matchAll(CO_AUTHOR)].map(([, value]) => readPerson(value ?? ''));
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
  const names = foldName(a.name) !== '' && foldName(a.name) === foldName(b.name);
  const mails = foldEmail(a.email) !== '' && foldEmail(a.email) === foldEmail(b.email);
  return names || mails;
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

function readPerson(value: string): Person {
  const open = value.lastIndexOf('<');
  const close = value.indexOf('>', open);
  if (open === -1) return { name: value.trim(), email: '' };
  return { name: value.slice(0, open).trim(), email: value.slice(open + 1, close === -1 ? undefined : close).trim() };
}

export function foldName(text: string): string {
  return text
    .normalize('NFKC')
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
