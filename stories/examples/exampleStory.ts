import type { PlayedEpisode, StoryEnd } from '@tsudoi/design-system/screens/story/player/player.types'
import type { StoryLine, StoryScript } from '@tsudoi/design-system/screens/story/player/stage.types'

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

/** Three people of 灯台放送局, a night and a morning. */
export const exampleScript: StoryScript = {
  characters: [shiori, touta, misaki],
  scenes: [{ background: '/textures/todai/night.svg' }, { background: '/textures/todai/dawn.svg' }],
  lines,
}

export const exampleEpisode: PlayedEpisode = {
  groupName: '始発を待つあいだに',
  label: '第一話',
  title: '百回めの灯り',
  script: exampleScript,
}

export const exampleStoryEnd: StoryEnd = {
  reward: { state: 'none' },
  next: {
    label: '第二話',
    title: '消えた周波数',
    access: 'open',
    href: '/story/STORY_PLAY_TYPE_PORTRAIT/STORY/todai/todai-first-train/todai-first-train-2/-/-',
  },
}
