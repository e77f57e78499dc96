import { deviceStore } from '../../session/textStore.ts'

const key = 'tsudoi.tips-seen'

function read(): string[] {
  const kept = deviceStore.getJson(key)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}

/** Tips that were seen on this device: about nobody, so it outlives a session. The host keeps a member's (C110). */
export const wereTipsSeen = (tutorialId: string): boolean => read().includes(tutorialId)

export const keepTipsSeen = (tutorialId: string): void =>
  deviceStore.setJson(key, [...new Set([...read(), tutorialId])])
