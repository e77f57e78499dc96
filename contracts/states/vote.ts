import { choiceParam, booleanParam, textParam, integerParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

const campaignId = textParam('vote-hoshiyomi-1', 'Id of the campaign')
const coopId = textParam('coop-hoshiyomi-1', 'Id of the campaign')

/** Provider states of the area `vote`. */
export const voteStates = {
  'a ranking campaign': {
    title: '投票受付中のランキング',
    needs: ['a channel'],
    description:
      'A ranking campaign of the channel with the targets `<campaignId>-target-1` to `-target-3`, 10 points a day for each member, a reward `<campaignId>-reward-1` for 10 points voted, the reward `<campaignId>-participate-1` for taking part with 1 point, and no votes. The rewards are photos in `full`, coins in `minimal`. In `full` it publishes its ranking every hour, in `minimal` only at the end.',
    params: {
      campaignId,
      ipId,
      phase: choiceParam(
        ['open', 'begun', 'over', 'unpublished'],
        '`open`: for three days; `begun`: this minute, so without a result; `over`: voting and receiving have ended; `unpublished`: no longer to be seen (OutOfTerm)',
      ),
      hasBonus: booleanParam(
        false,
        'The bonus term `<campaignId>-bonus-1` is on: the photos `<campaignId>-photo-1` and `-photo-2` raise a vote by 10 % each',
      ),
      detail,
    },
    returns: [],
    screens: ['/vote/ranking/:id', '/vote/ranking/:id/target', '/vote/ranking/:id/ranking', '/vote/ranking/:id/reward'],
  },
  'own votes': {
    title: '投票したことがある',
    needs: ['a channel', 'a ranking campaign'],
    description:
      'The account voted with so many held points, two hours ago, for the first target, or for the goal of a coop vote. The rewards of it have not been received. Account and campaign exist already.',
    params: { accountId, campaignId, amount: integerParam(10, 'Points voted with') },
    returns: [],
    screens: ['/vote/ranking/:id', '/vote/ranking/:id/reward', '/vote/coop/:id'],
  },
  'owned bonus photos': {
    title: 'ボーナス写真を持っている',
    needs: ['a channel', 'a ranking campaign'],
    description: 'The account owns every photo of the bonus term; both exist already.',
    params: { accountId, campaignId },
    returns: [],
    screens: ['/vote/ranking/:id/target'],
  },
  'a received vote reward': {
    title: '特典を受け取り済み',
    needs: ['a channel', 'a ranking campaign'],
    description: 'The account has received the reward of the campaign; both exist already.',
    params: { campaignId, accountId, reward: textParam('participate-1', 'Which: `<campaignId>-<reward>`') },
    returns: [],
    screens: ['/vote/ranking/:id/reward', '/vote/coop/:id/reward'],
  },
  'a coop vote': {
    title: 'みんなの投票',
    needs: ['a channel'],
    description:
      'A coop vote of the channel with a goal of 1000 points, 10 points a day for each member, and the rewards `<campaignId>-reward-1` at 500 points and `-reward-2` at 1000. No member has voted.',
    params: {
      campaignId: coopId,
      ipId,
      phase: choiceParam(['open', 'over', 'unpublished'], 'As of `a ranking campaign`'),
      achievedAmount: integerParam(600, 'Points of all together'),
      hasRewards: booleanParam(true, 'There are rewards'),
      detail,
    },
    returns: [],
    screens: ['/vote/coop/:id', '/vote/coop/:id/reward'],
  },
} as const satisfies Readonly<Record<string, State>>
