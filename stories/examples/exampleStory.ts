import type { PlayedEpisode, StoryEnd } from '@tsudoi/design-system/screens/story/player/player.types'
import type { StageFigure, StoryLine, StoryScript } from '@tsudoi/design-system/screens/story/player/stage.types'
import { hostileTexts } from './hostileTexts.ts'

const shiori = { id: 'shiori', name: '汐里', image: '/textures/todai/member-shiori.svg' }
const touta = { id: 'touta', name: '灯太', image: '/textures/todai/member-touta.svg' }
const misaki = { id: 'misaki', name: '岬', image: '/textures/todai/member-misaki.svg' }

const lines: StoryLine[] = [
  { scene: 0, text: '放送が終わっても、始発までは、まだ一時間ある。', actions: [{ action: 'FADE_IN' }] },
  {
    scene: 0,
    characterId: 'touta',
    text: '晴海さん、まだ起きてる? じゃあ、便りの残りを読もうか。',
    actions: [{ action: 'SLIDE_IN_FROM_LEFT', characterId: 'touta', place: 'LEFT' }],
  },
  {
    scene: 0,
    characterId: 'shiori',
    text: '番組で読めなかった一通です。ペンネームは「坂の上の渚」。',
    actions: [{ action: 'FADE_IN', characterId: 'shiori', place: 'RIGHT' }],
  },
  { scene: 0, characterId: 'touta', text: '偶然だねえ。', actions: [{ action: 'JUMP', characterId: 'touta' }] },
  { scene: 0, characterId: 'shiori', text: '「港の灯台が、わたしの部屋の天井を、十二秒に一度なでていきます」' },
  {
    scene: 0,
    characterId: 'misaki',
    speaker: '？？？',
    text: 'その天井、知ってる。わたしの部屋の、となりの部屋だ。',
    actions: [{ action: 'SLIDE_IN_FROM_BOTTOM', characterId: 'misaki', place: 'CENTER' }],
  },
  { scene: 0, text: '汐里は、アコーディオンの蛇腹を、そっとひらいた。' },
  { scene: 1, text: '港に朝が来る。', actions: [{ action: 'FADE_IN' }] },
  {
    scene: 1,
    characterId: 'shiori',
    text: 'では、始発が来るまで。あなたの天井が、百回めになるまで。',
    actions: [{ action: 'FADE_IN', characterId: 'shiori' }],
  },
  { scene: 1, text: '灯台の光は、だれにも気づかれないまま、消えた。', actions: [{ action: 'FADE_OUT' }] },
]

/** The example script: a scene with three members of 灯台放送局, at night and in the morning. */
export const exampleScript: StoryScript = {
  characters: [shiori, touta, misaki],
  scenes: [{ background: '/textures/todai/night.svg' }, { background: '/textures/todai/dawn.svg' }],
  lines,
}

/** The data of the player for an episode of the example story. */
export const exampleEpisode: PlayedEpisode = {
  groupName: '始発を待つあいだに',
  label: '第一話',
  title: '百回めの灯り',
  script: exampleScript,
}

/** The data of the page after the last line of the episode. */
export const exampleStoryEnd: StoryEnd = {
  reward: { state: 'none' },
  next: {
    label: '第二話',
    title: '消えた周波数',
    access: 'open',
    href: '/story/STORY_PLAY_TYPE_PORTRAIT/STORY/todai/todai-first-train/todai-first-train-2/-/-',
  },
}

/** The reward for reading the episode. */
export const exampleReward = {
  kind: 'PHOTO',
  name: '坂の上の窓',
  image: '/textures/todai/album-harbour.svg',
  amount: 1,
} as const

/** A name of sixty characters, the maximum length. */
export const longReaderName =
  '丘の上の放送局で夜ごとに便りを読みつづける、だれもほんとうの名前を知らない、始発の電車を待つ人たちの案内係の見習い'

/** One line per hostile text, with equally hostile speaker names. */
export const hostileScript: StoryScript = {
  characters: [
    { ...shiori, name: hostileTexts[0] ?? '' },
    { ...touta, name: longReaderName },
  ],
  scenes: [{ background: '/textures/todai/night.svg' }],
  lines: hostileTexts.map((text, at) => ({
    scene: 0,
    text,
    characterId: at % 2 === 0 ? 'shiori' : 'touta',
    actions: at === 0 ? [{ action: 'FADE_IN', characterId: 'shiori', place: 'LEFT' }] : [],
  })),
}

/** A script whose pictures fail to load. */
export const brokenScript: StoryScript = {
  ...exampleScript,
  characters: exampleScript.characters.map((character) => ({ ...character, image: 'data:image/png;base64,AA==' })),
  scenes: exampleScript.scenes.map(() => ({ background: 'data:image/png;base64,AA==' })),
}

/** Two characters on the stage, for the stories of single effects. */
export const exampleFigures: StageFigure[] = [
  { ...touta, place: 'LEFT', isLeaving: false },
  { ...shiori, place: 'RIGHT', isLeaving: false },
]
