import { tipsTypes } from '../story/storyKinds.ts'
import { choiceParam, textParam, integerParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

const storyGroupId = textParam('story-hoshiyomi-1', 'Id of the story group')
const groupScreens = ['/channel/:id/story/:storyGroupId', '/channel/:id/story'] as const
const tutorialId = textParam('tutorial-hoshiyomi-1', 'Id of the tips')

/** Provider states of the area `story`. */
export const storyStates = {
  'a story': {
    title: '有料の回がある物語',
    needs: ['a channel'],
    description:
      'The only story group of the channel, to be played upright, that is published now, with three episodes: `<storyGroupId>-episode-1`, `-2` and `-3`. The first ones are free, each of the others costs 30 coins. In `full` the first reading of each gives the photo `<storyGroupId>-photo`, one episode can be read by charging every 24 hours, and every field of the script is there. The channel exists already.',
    params: { ipId, storyGroupId, freeEpisodes: integerParam(1, 'How many of the three are free'), detail },
    returns: [],
    screens: groupScreens,
  },
  'a story whose period has ended': {
    title: '公開の終わった物語',
    needs: ['a channel'],
    description:
      'The same with its publication period over, the first episode free (OutOfTerm). The channel exists already.',
    params: { ipId, storyGroupId },
    returns: [],
    screens: groupScreens,
  },
  'an unlocked episode': {
    title: '購入済みの回がある物語',
    needs: ['a channel', 'a story'],
    description:
      'The account has bought the episode, or reads it by charging since just now; it is not marked as read.',
    params: {
      accountId,
      ipId,
      storyGroupId,
      storyEpisodeId: textParam('story-hoshiyomi-1-episode-2', 'Id of the episode; it exists already'),
      kind: choiceParam(['PURCHASED', 'CHARGED'], 'How it was unlocked'),
    },
    returns: [],
    screens: groupScreens,
  },
  'registered reader names': {
    title: '物語でのお名前が登録済み',
    needs: ['a channel'],
    description: "The account has names in the channel's stories; both exist already.",
    params: { accountId, ipId },
    returns: [],
    screens: ['/channel/:id/story'],
  },
  'tips for a screen': {
    title: '画面のヒント',
    needs: ['a channel'],
    description:
      'The only tips of this type, which no member has seen: in `full` those of the channel, which exists already, in `minimal` the general ones.',
    params: { ipId, tutorialId, type: choiceParam(['STORY', ...tipsTypes], 'Which screen they are about'), detail },
    returns: [],
    screens: ['/channel/:id/story'],
  },
  'finished tips': {
    title: '見終わったヒント',
    needs: ['a channel', 'tips for a screen'],
    description: 'The account has seen the tips; both exist already.',
    params: { accountId, ipId, tutorialId },
    returns: [],
    screens: ['/channel/:id/story'],
  },
} as const satisfies Readonly<Record<string, State>>
