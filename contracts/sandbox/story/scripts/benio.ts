import { seedTimeOnDay } from '../../runtime/seed/seedTime.ts'
import { characterEnters, characterMoves, stageEffect, narration, createVoice } from './lines.ts'
import type { SeedStory } from './story.ts'

const benio = createVoice('benio')
const nanashi = createVoice('nanashi')
const chihaya = createVoice('chihaya')

const characterList = [
  { characterId: 'benio', name: '紅緒', image: 'benio/member-benio.svg' },
  { characterId: 'nanashi', name: 'ななし', image: 'benio/member-nanashi.svg' },
  { characterId: 'chihaya', name: '千早', image: 'benio/member-chihaya.svg' },
]

const houseWithoutFire = {
  characterList,
  sceneList: [
    {
      background: 'benio/dusk.svg',
      lineList: [
        narration('山あいの町、灯町。夏のあいだ、軒という軒に灯籠がさがる。', stageEffect('FADE_IN')),
        narration('その灯籠は、ひとつ残らず、町はずれの工房でつくられる。'),
        chihaya(
          '工房なら、この坂の上だ。……あんた、よそから来た人だね。名前は?',
          characterEnters('chihaya', 'RIGHT', 'SLIDE_IN_FROM_RIGHT'),
        ),
        chihaya('{FULL_NAME}さん。いい名前だ。この町では、名前は大事にしたほうがいい。'),
        narration('火の番は拍子木をひとつ鳴らして、坂をくだっていった。', characterMoves('chihaya', 'SLIDE_OUT_LEFT')),
      ],
    },
    {
      background: 'benio/umbrella.svg',
      lineList: [
        narration('坂の上の家は、暗かった。灯籠の町で、そこだけ火がない。', stageEffect('FADE_IN')),
        benio('すみません。いま、明かりを切らしていて。', characterEnters('benio', 'CENTER')),
        benio('灯籠職人の家なのに、と思ったでしょう。みんな、そう言います。'),
        benio('わたし、火がこわいんです。'),
        narration('棚には、紙を貼ったばかりの灯籠が並んでいる。どれも、まだ一度も灯っていない。'),
        benio('骨を組むのも、紙を貼るのも、わたしです。火を入れるのだけは、父の役目でした。'),
        benio('……父がいなくなってからは、だれも入れていません。'),
        narration('そのとき、いちばん奥の灯籠が、ひとりでに光った。', stageEffect('SHAKE')),
        benio('えっ。', characterMoves('benio', 'JUMP')),
        benio('{FIRST}さん、いま、火を入れましたか。'),
        narration('首を振ると、灯籠の中から、小さな声がした。'),
        {
          ...nanashi('ここ、あいてる?', characterEnters('nanashi', 'LEFT', 'SLIDE_IN_FROM_BOTTOM')),
          speaker: '？？？',
        },
      ],
    },
  ],
}

const nameless = {
  characterList,
  sceneList: [
    {
      background: 'benio/night.svg',
      lineList: [
        narration('声の主は、灯籠の紙の内がわに、まるく貼りついていた。', stageEffect('FADE_IN')),
        benio('鬼火……。ど、どうして、うちに。', characterEnters('benio', 'RIGHT')),
        nanashi(
          'あいてたから。ほかの家は、ぜんぶ先客がいた。',
          characterEnters('nanashi', 'LEFT', 'SLIDE_IN_FROM_BOTTOM'),
        ),
        benio('お名前は。'),
        nanashi('ない。川でなくした。'),
        benio('じゃあ、ななし、ですね。'),
        nanashi('それは、名前なのか。'),
        benio('名前がないことの、名前です。'),
        narration('鬼火は少し考えて、青から橙へ、色を変えた。気に入ったらしい。', characterMoves('nanashi', 'JUMP')),
        nanashi('おまえは、火がこわいのに、どうして逃げない。'),
        benio('……足が、動かなくて。', characterMoves('benio', 'SHAKE')),
        nanashi('正直だな。'),
        nanashi('そっちの、{FIRST}は、こわくないのか。'),
        narration('こわくはない。ただ、思ったより、あたたかくない。'),
        nanashi('鬼火はな、熱を忘れた火なんだ。だから紙も焼けない。'),
        benio('焼けない……。'),
        narration('紅緒は、はじめて一歩、灯籠に近づいた。'),
        benio('ひと晩だけなら。……ひと晩だけ、うちにいてもいいです。'),
      ],
    },
  ],
}

const nightWatch = {
  characterList,
  sceneList: [
    {
      background: 'benio/gates.svg',
      lineList: [
        narration('夜半。火の番の千早が、拍子木を鳴らして坂をのぼってくる。', stageEffect('FADE_IN')),
        chihaya(
          '火の用心。……おや。紅緒の家に、明かりがある。',
          characterEnters('chihaya', 'RIGHT', 'SLIDE_IN_FROM_RIGHT'),
        ),
        benio('ち、ちがうんです、千早さん。これは、その。', characterEnters('benio', 'LEFT')),
        chihaya('隠さなくていい。鬼火だろう。夏には、よく迷いこむ。'),
        nanashi('迷ってない。住んでる。', characterEnters('nanashi', 'CENTER', 'SLIDE_IN_FROM_BOTTOM')),
        benio('ひと晩だけ、です。'),
        nanashi('昨日もひと晩だけ。今日もひと晩だけ。', characterMoves('nanashi', 'JUMP')),
        chihaya('いいか、紅緒。送り火の夜までに、名前を見つけてやれ。'),
        chihaya('名のない火は、川をわたれない。流れずに、消える。'),
        narration('拍子木の音が、とおざかる。', characterMoves('chihaya', 'SLIDE_OUT_RIGHT')),
      ],
    },
    {
      background: 'benio/lanterns.svg',
      lineList: [
        narration('工房で、三人は古い帳面をひらいた。父の字で、注文主の名前がならんでいる。', stageEffect('FADE_IN')),
        benio('見てください。{LAST}さん、という方もいますよ。', characterEnters('benio', 'RIGHT')),
        nanashi('こんなに名前があるのに、おれのはない。', characterEnters('nanashi', 'LEFT')),
        benio('さがしましょう。送り火まで、あと七日あります。'),
        nanashi('……ありがとう、って言うと、消えそうだから、言わない。'),
        narration('灯籠の火が、ほんの少し、まるくなった。', characterMoves('nanashi', 'FADE_OUT')),
      ],
    },
  ],
}

const promise = {
  characterList,
  sceneList: [
    {
      background: 'benio/lanterns.svg',
      lineList: [
        narration('灯籠流しの夜。川べりに、町じゅうの人があつまった。', stageEffect('FADE_IN')),
        chihaya('風、なし。水、ゆるやか。……流していいぞ。', characterEnters('chihaya', 'RIGHT')),
        narration('ひとつ、またひとつ、灯が川へ出ていく。', characterMoves('chihaya', 'FADE_OUT')),
        benio('ななし。名前、見つけられなくて、ごめんなさい。', characterEnters('benio', 'RIGHT')),
        nanashi('いいんだ。呼ばれなれた名前が、もうある。', characterEnters('nanashi', 'LEFT', 'SLIDE_IN_FROM_BOTTOM')),
        benio('それは、名前がないことの名前で。'),
        nanashi('七日も呼ばれたら、りっぱな名前だろう。'),
        narration('紅緒の手には、まっさらな灯籠がある。火は、まだない。'),
        nanashi('火、いるか。'),
        benio('……こわいです。', characterMoves('benio', 'SHAKE')),
        nanashi('こわいままでいい。おれは、熱を忘れた火だ。おまえの手は、焼かない。'),
        narration('紅緒は目をあけたまま、手をのばした。'),
        benio('……あたたかい。', characterMoves('benio', 'JUMP')),
        nanashi('そんなはずは。'),
        benio('あたたかいです。ななし、あなた、熱を思い出してる。'),
        narration('灯籠に火がうつる。紙は焼けなかった。ただ、夏の色に、灯った。', stageEffect('SHAKE')),
        nanashi('紅緒。来年の夏も、おれの場所を、あけておいてくれ。'),
        benio('約束します。いちばん奥の、あの棚に。'),
        nanashi('{FIRST}、証人だからな。', characterMoves('nanashi', 'SLIDE_OUT_BOTTOM')),
      ],
    },
    {
      background: 'benio/night.svg',
      lineList: [
        narration('灯は川をくだり、橋の影で、いちど大きくまたたいて、見えなくなった。', stageEffect('FADE_IN')),
        benio('{FIRST}さん。……父の灯籠にも、火を入れてみます。自分で。', characterEnters('benio', 'CENTER')),
      ],
    },
  ],
}

/** The stories of the channel benio. */
export const benioStories = [
  {
    groupId: 'benio-first-nights',
    ipId: 'benio',
    name: '灯籠職人の娘',
    genre: 'MAIN',
    playType: 'STORY_PLAY_TYPE_PORTRAIT',
    description:
      '火を怖がる灯籠職人の娘・紅緒のもとに、名前をなくした鬼火がやってくる。ひと夏の物語の、はじまりの三夜です。',
    image: 'benio/jacket-tall.svg',
    starts: seedTimeOnDay(-40, '21:00'),
    ends: seedTimeOnDay(365, '21:00'),
    episodes: [
      {
        episodeId: 'benio-1',
        label: '第一話',
        title: '火のない家',
        summary: '灯籠の町で、一軒だけ暗い家。あなたは坂の上の工房をたずねる。',
        image: 'benio/umbrella.svg',
        consumeCoin: 0,
        script: houseWithoutFire,
      },
      {
        episodeId: 'benio-2',
        label: '第二話',
        title: '名のない鬼火',
        summary: '名前がないことの、名前。紅緒は鬼火を「ななし」と呼ぶ。',
        image: 'benio/night.svg',
        consumeCoin: 0,
        script: nameless,
      },
      {
        episodeId: 'benio-3',
        label: '第三話',
        title: '火の番の夜まわり',
        summary: '名のない火は、川をわたれない。三人は古い帳面をひらく。',
        image: 'benio/gates.svg',
        consumeCoin: 0,
        reward: { coins: 10 },
        script: nightWatch,
      },
    ],
  },
  {
    groupId: 'benio-farewell',
    ipId: 'benio',
    name: '送り火の章',
    genre: 'MAIN',
    playType: 'STORY_PLAY_TYPE_PORTRAIT',
    description: '灯籠流しの夜。紅緒は名のない鬼火に、はじめて火を分けてもらう。',
    image: 'benio/lanterns.svg',
    chargeHours: 24,
    starts: seedTimeOnDay(-1, '21:00'),
    ends: seedTimeOnDay(120, '21:00'),
    episodes: [
      {
        episodeId: 'benio-7',
        label: '第七話',
        title: '送り火の約束',
        summary: '火を怖がる手が、火へのびる。来年の夏の、約束をする夜。',
        image: 'benio/lanterns.svg',
        consumeCoin: 30,
        reward: { coins: 5 },
        script: promise,
      },
    ],
  },
] as const satisfies readonly SeedStory[]
