import { createStore } from '../session/createStore.ts'
import { LateFileError } from './isMissingFile.ts'

/** A file that has not come by then will not come, in milliseconds (S088). */
export const filePatience = 120_000
/** Long before that a person is offered to load the page anew (ours). */
export const slowAfter = 10_000

/** What the line at the foot of the page says about files that are fetched late. */
export const useLateFiles = createStore<{ trouble: 'none' | 'slow' | 'missing' }>(() => ({ trouble: 'none' }))

/** A part of the app is missing where nothing could be drawn instead. */
export const offerReload = () => useLateFiles.setState({ trouble: 'missing' })

let visit = 0

/** Another page is on the screen: nobody waits any more for what the one before wanted. */
export function forgetLateFiles(): void {
  visit += 1
  useLateFiles.setState({ trouble: 'none' })
}

/** Fetches a file of the app. It fails when that takes too long, and says so before; a file that is gone fails at once. */
export function lateFile<T>(load: () => Promise<T>): Promise<T> {
  const wantedBy = visit
  const tell = (trouble: 'none' | 'slow') => {
    if (wantedBy === visit) useLateFiles.setState({ trouble })
  }
  let slow: ReturnType<typeof setTimeout>
  let late: ReturnType<typeof setTimeout>
  const tooLate = new Promise<never>((_, reject) => {
    slow = setTimeout(() => tell('slow'), slowAfter)
    late = setTimeout(() => reject(new LateFileError('A file of the app came too late.')), filePatience)
  })
  return Promise.race([load(), tooLate]).finally(() => {
    clearTimeout(slow)
    clearTimeout(late)
    if (useLateFiles.getState().trouble === 'slow') tell('none')
  })
}
