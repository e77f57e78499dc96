import { dropKept } from '../offline/keptNames.ts'
import { clearStored } from './clearStored.ts'

type Clean = () => void

const cleaners = new Set<Clean>()

/** Registers what has to be forgotten in memory when a session ends (S035). Stored values go by their registry. */
export function onReset(clean: Clean): void {
  cleaners.add(clean)
}

export function runReset(): void {
  for (const clean of cleaners) clean()
  clearStored((until) => until === 'session')
  void dropKept()
}
