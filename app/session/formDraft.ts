import { drafts } from './drafts.ts'

/** What was typed into a form, until it is saved (drafts.ts says how long it lasts). */
export interface FormDraft<Values> {
  read: () => Values | undefined
  /** Fields that are not given stay as they were. */
  store: (values: Partial<Values>) => void
  clear: () => void
}

/** Fields that an older build did not keep come from `empty`. A password is the one thing that is never kept. */
export function formDraft<Values extends object & { password?: never }>(
  name: string,
  empty: Values,
): FormDraft<Values> {
  const read = () => {
    try {
      const kept = JSON.parse(drafts.read(name) ?? 'null') as Partial<Values> | null
      return kept ? { ...empty, ...kept } : undefined
    } catch {
      return undefined
    }
  }
  return {
    read,
    store: (values) => drafts.write(name, JSON.stringify({ ...read(), ...values })),
    clear: () => drafts.remove(name),
  }
}
