import { deviceStore } from '../../session/textStore.ts'

const key = 'tsudoi.tips-seen'

function read(): string[] {
  const kept = deviceStore.getJson(key)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}

/**
 * Whether the tips were seen on this device. Without personal data, so kept when a session ends. The server stores it
 * for members (C110).
 */
export const wereTipsSeen = (tutorialId: string): boolean => read().includes(tutorialId)

export const keepTipsSeen = (tutorialId: string): void =>
  deviceStore.setJson(key, [...new Set([...read(), tutorialId])])
