import { deviceStore } from '../../storage/textStore.ts'

const key = 'tsudoi.tips-seen'

function read(): string[] {
  const stored = deviceStore.getJson(key)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

/**
 * Whether the user has seen the tips on this device. Contains no personal data, so it is kept when a session ends. For
 * members the server stores it too (C110).
 */
export const wereTipsSeen = (tutorialId: string): boolean => read().includes(tutorialId)

/** Stores on this device that the user has seen the tips. */
export const storeTipsSeen = (tutorialId: string): void =>
  deviceStore.setJson(key, [...new Set([...read(), tutorialId])])
