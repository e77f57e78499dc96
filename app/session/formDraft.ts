import { drafts } from './drafts.ts'

/** What was typed into a form, until it is saved (drafts.ts says how long it lasts). */
export interface FormDraft<Values> {
  read: () => Values | undefined
  /** Fields that are not given stay as they were. */
  store: (values: Partial<Values>) => void
  clear: () => void
}

type Fields = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A stored value in the shape of the form's own: each field of another type is as the form begins with it. */
function fitted(value: unknown, initial: unknown): unknown {
  if (!isGroup(initial)) return typeof value === typeof initial ? value : initial
  const fields = isGroup(value) ? value : {}
  return Object.fromEntries(Object.entries(initial).map(([name, each]) => [name, fitted(fields[name], each)]))
}

/** Nothing but blanks, or what the form begins with. */
function isBlank(value: unknown, initial: unknown): boolean {
  if (isGroup(initial)) return Object.entries(initial).every(([name, each]) => isBlank((value as Fields)[name], each))
  return value === initial || (typeof value === 'string' && value.trim() === '')
}

/**
 * Fields that a stored draft lacks, or has in another type, come from `empty`: another build may have written it. A
 * draft that differs from `empty` by blanks alone is none, and is not stored. `context` names fields that nobody types,
 * such as what a form is about. A password is the one thing that is never kept.
 */
export function formDraft<Values extends object & { password?: never }>(
  name: string,
  empty: Values,
  context: readonly (keyof Values & string)[] = [],
): FormDraft<Values> {
  const read = () => {
    const kept = drafts.readJson(name)
    return kept && (fitted(kept, empty) as Values)
  }
  return {
    read,
    store(values) {
      const next = { ...empty, ...read(), ...values }
      const typed = Object.entries(empty).filter(([field]) => !context.includes(field as keyof Values & string))
      if (isBlank(next, Object.fromEntries(typed))) drafts.remove(name)
      else drafts.write(name, JSON.stringify(next))
    },
    clear: () => drafts.remove(name),
  }
}
