import { drafts } from './drafts.ts'

/** What was typed into a form, until it is saved (drafts.ts says how long it lasts). */
export interface FormDraft<Values> {
  read: () => Values | undefined
  /** Fields that are not given stay as they were. */
  store: (values: Partial<Values>) => void
  clear: () => void
}

type Fields = Readonly<Record<string, unknown>> | undefined

/** A stored value in the shape of the form's own: each field of another type is as the form begins with it. */
function fitted(value: unknown, initial: unknown): unknown {
  if (typeof initial !== 'object') return typeof value === typeof initial ? value : initial
  return Object.fromEntries(
    Object.entries(initial ?? {}).map(([name, each]) => [name, fitted((value as Fields)?.[name], each)]),
  )
}

/** The same text for drafts that differ by blanks alone. */
const withoutBlanks = (values: object) =>
  JSON.stringify(values, (_field, value: unknown) => (typeof value === 'string' ? value.trim() : value))

/**
 * Fields that a stored draft lacks, or has in another type, come from `empty`: another build may have written it. A
 * draft that differs from `empty` by blanks alone is none, and is not stored. A password is the one thing that is never
 * kept.
 */
export function formDraft<Values extends object & { password?: never }>(
  name: string,
  empty: Values,
): FormDraft<Values> {
  const read = () => {
    const kept = drafts.readJson(name)
    return kept && (fitted(kept, empty) as Values)
  }
  return {
    read,
    store(values) {
      const next = { ...empty, ...read(), ...values }
      if (withoutBlanks(next) === withoutBlanks(empty)) drafts.remove(name)
      else drafts.write(name, JSON.stringify(next))
    },
    clear: () => drafts.remove(name),
  }
}
