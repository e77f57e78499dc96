import { seedTimeOnDay } from '../../runtime/seed/seedTime.ts'
import { characterEnters, characterMoves, stageEffect, narration, createVoice } from './lines.ts'
import type { SeedStory } from './story.ts'

const shiori = createVoice('shiori')
const touta = createVoice('touta')

const firstTrain = {
  characterList: [
    { characterId: 'shiori', name: '汐里', image: 'todai/member-shiori.svg' },
    { characterId: 'touta', name: '灯太', image: 'todai/member-touta.svg' },
  ],
  sceneList: [
    {
      background: 'todai/dawn.svg',
      lineList: [
        narration('放送が終わっても、始発までは、まだ一時間ある。', stageEffect('FADE_IN')),
        touta('{FIRST}さん、まだ起きてる? じゃあ、便りの残りを読もうか。', characterEnters('touta', 'LEFT')),
        shiori('番組で読めなかった一通です。ペンネームは「{LAST}の坂の上」。', characterEnters('shiori', 'RIGHT')),
        touta('偶然だねえ。', characterMoves('touta', 'JUMP')),
        shiori('「港の灯台が、わたしの部屋の天井を、十二秒に一度なでていきます」'),
        shiori('「眠れない夜は、それを数えます。百まで数えたことは、ありません」'),
        touta('百って、ちょうど二十分だよ。番組のエンディングの長さだ。'),
        shiori('だから、毎週、最後の曲を聴かずに眠ってしまうのですね。'),
        narration('汐里は、アコーディオンの蛇腹を、そっとひらいた。'),
        shiori('では、始発が来るまで。あなたの天井が、百回めになるまで。'),
        narration('港に朝が来て、灯台の光は、だれにも気づかれないまま、消えた。', stageEffect('FADE_OUT')),
      ],
    },
  ],
}

/** The stories of the channel todai. */
export const todaiStories = [
  {
    groupId: 'todai-first-train',
    ipId: 'todai',
    name: '始発を待つあいだに',
    genre: 'PRIVILEGE',
    playType: 'STORY_PLAY_TYPE_PORTRAIT',
    description: '深夜便のあと、スタジオに残った二人から、あなたへ。写真帖をそろえた方への特典です。',
    image: 'todai/jacket-tall.svg',
    starts: seedTimeOnDay(-20, '12:00'),
    ends: seedTimeOnDay(365, '12:00'),
    episodes: [
      {
        episodeId: 'todai-first-train-1',
        label: '特典',
        title: '百回めの灯り',
        summary: '番組で読めなかった、最後の一通。',
        image: 'todai/dawn.svg',
        consumeCoin: 0,
        script: firstTrain,
      },
    ],
  },
] as const satisfies readonly SeedStory[]
