import { createStore } from '../../session/createStore.ts'
import { onReset } from '../../session/reset.ts'
import { tabStore } from '../../session/textStore.ts'

/** A confirmed choice of a prize that the server has not answered yet. */
export interface KeptChoice {
  accountId: string
  lotteryId: string
  rewardId: string
}

const place = 'tsudoi.lottery-choices'

const isChoice = (value: unknown): value is KeptChoice => {
  const { accountId, lotteryId, rewardId } = (value ?? {}) as Partial<KeptChoice>
  return [accountId, lotteryId, rewardId].every((id) => typeof id === 'string')
}

/** Reads the stored choices and ignores malformed ones. */
function stored(): readonly KeptChoice[] {
  const kept = tabStore.getJson(place)
  return Array.isArray(kept) ? kept.filter(isChoice) : []
}

/** Unanswered choices. They survive a reload of the tab, and are deleted with the session. */
export const useKeptChoices = createStore<{ choices: readonly KeptChoice[] }>(() => ({ choices: stored() }))

function store(choices: readonly KeptChoice[]): void {
  useKeptChoices.setState({ choices })
  tabStore.setJson(place, choices)
}

const others = (lotteryId: string) => useKeptChoices.getState().choices.filter((each) => each.lotteryId !== lotteryId)

export const keepChoice = (choice: KeptChoice) => store([...others(choice.lotteryId), choice])
export const forgetChoice = (lotteryId: string) => store(others(lotteryId))

onReset(() => useKeptChoices.setState({ choices: [] }))
