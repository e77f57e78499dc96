import { createStore } from '../../session/createStore.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { tabStore } from '../../storage/textStore.ts'

/** A confirmed choice of a prize that the server has not answered yet. */
export interface UnansweredChoice {
  accountId: string
  lotteryId: string
  rewardId: string
}

const storageKey = 'tsudoi.lottery-choices'

const isChoice = (value: unknown): value is UnansweredChoice => {
  const { accountId, lotteryId, rewardId } = (value ?? {}) as Partial<UnansweredChoice>
  return [accountId, lotteryId, rewardId].every((id) => typeof id === 'string')
}

/** Reads the stored choices and ignores malformed ones. */
function readStored(): readonly UnansweredChoice[] {
  const value = tabStore.getJson(storageKey)
  return Array.isArray(value) ? value.filter(isChoice) : []
}

/** Unanswered choices. They survive a reload of the tab, and are deleted with the session. */
export const useUnansweredChoices = createStore<{ choices: readonly UnansweredChoice[] }>(() => ({
  choices: readStored(),
}))

function store(choices: readonly UnansweredChoice[]): void {
  useUnansweredChoices.setState({ choices })
  tabStore.setJson(storageKey, choices)
}

const others = (lotteryId: string) =>
  useUnansweredChoices.getState().choices.filter((each) => each.lotteryId !== lotteryId)

export const storeChoice = (choice: UnansweredChoice) => store([...others(choice.lotteryId), choice])
export const forgetChoice = (lotteryId: string) => store(others(lotteryId))

onSessionReset(() => useUnansweredChoices.setState({ choices: [] }))
