import { onReset } from './reset.ts'

/** What was typed into a form, until it is saved: it survives a reload, and ends with the tab or the session (reset.ts). */
export interface FormDraft<Values> {
  read: () => Values | undefined
  store: (values: Values) => void
  clear: () => void
}

/** Fields that an older build did not keep come from `empty`. */
export function formDraft<Values extends object>(name: string, empty: Values): FormDraft<Values> {
  const key = `tsudoi.${name}-draft`
  let memory: Values | undefined
  const draft: FormDraft<Values> = {
    read() {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Values> | null
        return kept ? { ...empty, ...kept } : memory
      } catch {
        return memory
      }
    },
    store(values) {
      memory = values
      try {
        sessionStorage.setItem(key, JSON.stringify(values))
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
    clear() {
      memory = undefined
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was kept.
      }
    },
  }
  onReset(draft.clear)
  return draft
}
