const key = 'tsudoi.tips-seen'

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Tips that were seen on this device: about nobody, so it outlives a session. The host keeps a member's (C110). */
export const wereTipsSeen = (tutorialId: string): boolean => read().includes(tutorialId)

export function keepTipsSeen(tutorialId: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set([...read(), tutorialId])]))
  } catch {
    // They come once more with the next page.
  }
}
