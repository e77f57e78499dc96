import { createStore } from '../../session/createStore.ts'
import { onReset } from '../../session/reset.ts'

/** A choice that was confirmed and that the host has not answered yet. */
export interface KeptChoice {
  accountId: string
  lotteryId: string
  rewardId: string
}

const place = 'tsudoi.lottery-choices'

function stored(): readonly KeptChoice[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? (kept as KeptChoice[]) : []
  } catch {
    return []
  }
}

/** They survive a reload of the tab, and end with the session. */
export const useKeptChoices = createStore<{ choices: readonly KeptChoice[] }>(() => ({ choices: stored() }))

function store(choices: readonly KeptChoice[]): void {
  useKeptChoices.setState({ choices })
  try {
    sessionStorage.setItem(place, JSON.stringify(choices))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

const others = (lotteryId: string) => useKeptChoices.getState().choices.filter((each) => each.lotteryId !== lotteryId)

export const keepChoice = (choice: KeptChoice) => store([...others(choice.lotteryId), choice])
export const forgetChoice = (lotteryId: string) => store(others(lotteryId))

onReset(() => useKeptChoices.setState({ choices: [] }))
