import { drafts } from './drafts.ts'

type Clean = () => void

const cleaners = new Set<Clean>()

/** Registers what has to be forgotten when a session ends (S035): caches, results. Drafts go by themselves. */
export function onReset(clean: Clean): void {
  cleaners.add(clean)
}

export function runReset(): void {
  for (const clean of cleaners) clean()
  drafts.drop()
}
