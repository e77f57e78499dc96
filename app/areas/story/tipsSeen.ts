import { deviceStore } from '../../storage/textStore.ts'

const key = 'tsudoi.tips-seen'

function read(): string[] {
  const stored = deviceStore.getJson(key)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

/**
 * Whether the tips were seen on this device. Without personal data, so kept when a session ends. The server stores it
 * for members (C110).
 */
export const wereTipsSeen = (tutorialId: string): boolean => read().includes(tutorialId)

export const storeTipsSeen = (tutorialId: string): void =>
  deviceStore.setJson(key, [...new Set([...read(), tutorialId])])
