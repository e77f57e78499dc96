import { onReset } from '../../session/reset.ts'

const key = 'tsudoi.reset-draft'

/** What was typed for a password reset. Never the password itself; and no cookie, which would go with every request (X5). */
interface ResetDraft {
  email?: string
  code?: string
}

let memory: ResetDraft = {}

/** It survives a reload and ends with the tab, with the session, or with the reset. */
export const resetDraft = {
  read(): ResetDraft {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as ResetDraft | null
      return kept ?? memory
    } catch {
      return memory
    }
  },
  store: (typed: ResetDraft): void => {
    memory = { ...resetDraft.read(), ...typed }
    try {
      sessionStorage.setItem(key, JSON.stringify(memory))
    } catch {
      // Without storage it lasts as long as the page.
    }
  },
  clear(): void {
    memory = {}
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}

onReset(() => resetDraft.clear())
