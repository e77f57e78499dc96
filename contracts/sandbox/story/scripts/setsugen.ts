import { seedTimeOnDay } from '../../runtime/seed/seedTime.ts'
import { characterEnters, characterMoves, stageEffect, narration, createVoice } from './lines.ts'
import type { SeedStory } from './story.ts'

const yuki = createVoice('yuki')
const touma = createVoice('touma')

const characterList = [
  { characterId: 'yuki', name: 'ゆき', image: 'setsugen/member-yuki.svg' },
  { characterId: 'touma', name: '冬馬', image: 'setsugen/member-touma.svg' },
]

const letter = {
  characterList,
  sceneList: [
    {
      background: 'setsugen/window.svg',
      lineList: [
        narration('雪原の町の郵便局は、夜になると、窓にひとつだけ灯をともす。', stageEffect('FADE_IN')),
        narration('灯のあるうちに着いた手紙は、かならず、その夜のうちに届く。そういう決まりだった。'),
        yuki('こんばんは。遅くまで、ごくろうさまです。', characterEnters('yuki', 'LEFT')),
        touma('橇が雪にとられてね。これで全部だ。', characterEnters('touma', 'RIGHT', 'SLIDE_IN_FROM_RIGHT')),
        yuki('……一通、あて名がありません。'),
        touma('差出人は。'),
        yuki('ありません。切手だけ、三枚も貼ってあります。'),
        touma('よほど届けたかったんだな。'),
        narration('封筒は、耳にあてると、小さく鳴った。', stageEffect('SHAKE')),
        yuki('中で、なにか、鳴っています。', characterMoves('yuki', 'JUMP')),
        touma('ふむ。オルゴールの櫛だ。二十音の、古い型。'),
        yuki('音でしか書けない、あて名なのかもしれません。'),
        narration('ふたりは、窓の灯を、少しだけ明るくした。', characterMoves('touma', 'FADE_OUT')),
        yuki('{FIRST}さん。今夜は、ここまで。櫛の音を聞いてから、おやすみください。'),
      ],
    },
  ],
}

const twenty = {
  characterList,
  sceneList: [
    {
      background: 'setsugen/comb.svg',
      lineList: [
        narration('翌日、冬馬は郵便局の机に、小さな工具をならべた。', stageEffect('FADE_IN')),
        touma('開けるぞ。手紙を開けるんじゃない。音を、起こすんだ。', characterEnters('touma', 'RIGHT')),
        yuki('……規則では、開けてよいのは受取人だけです。', characterEnters('yuki', 'LEFT')),
        touma('受取人をさがすために、だ。'),
        narration('ゆきは長いあいだ考えて、帳面に印をひとつ押した。'),
        yuki('では、局長代理として。……開けてください。'),
        narration('櫛は、十九まで鳴って、二十番めで、黙った。'),
        touma('一本、折れている。'),
        yuki('最後の音が、ないのですね。'),
        touma('だから、曲が終われない。終われない曲は、だれの家にも着けない。'),
        yuki('その音を、さがしに行きましょう。'),
        touma('どこへ。'),
        yuki('この町で、いちばん音を知っている人のところへ。', characterMoves('yuki', 'JUMP')),
        yuki('……冬馬さん、あなたの家です。'),
        touma('まいったな。', characterMoves('touma', 'SHAKE')),
        narration('窓の外で、雪がまた、降りはじめた。', stageEffect('FADE_OUT')),
      ],
    },
  ],
}

const lamp = {
  characterList,
  sceneList: [
    {
      background: 'setsugen/globe.svg',
      lineList: [
        narration('冬馬の家の棚には、雪の玉がひとつ、置いてあった。', stageEffect('FADE_IN')),
        touma('祖父の形見だ。鳴らない。子どものころに、一度だけ鳴った。', characterEnters('touma', 'RIGHT')),
        yuki('そのとき、だれかいましたか。', characterEnters('yuki', 'LEFT')),
        touma('……祖母が。もう、最後のほうだった。'),
        narration('ゆきは、櫛を雪の玉の底に合わせた。歯車が、ひと目だけ、動いた。'),
        narration('十九の音のあとに、二十番めの音が、たしかに鳴った。', stageEffect('SHAKE')),
        touma('この曲だ。', characterMoves('touma', 'JUMP')),
        yuki('あて名は、あなただったのですね。'),
        touma('差出人は。'),
        yuki('切手の消印が、三つとも、ちがう冬です。三年待って、出したのでしょう。'),
        touma('……決まりどおり、その夜のうちに、届いたわけだ。'),
      ],
    },
    {
      background: 'setsugen/morning.svg',
      lineList: [
        narration('夜があけても、郵便局の灯は消えなかった。', stageEffect('FADE_IN')),
        yuki('灯は、あしたも、ともします。', characterEnters('yuki', 'LEFT')),
        yuki('まだ着いていない手紙が、あるかもしれませんから。'),
        touma(
          'なら、オルゴールも持っていく。待っているあいだ、退屈しないように。',
          characterEnters('touma', 'RIGHT', 'SLIDE_IN_FROM_RIGHT'),
        ),
        narration(
          '雪の町の朝は、音のない音がする。耳をすますと、二十まで、数えられる。',
          characterMoves('touma', 'FADE_OUT'),
        ),
        yuki('{LAST} {FIRST}さま。……はい、あなたあての手紙も、こちらで大切にお預かりしています。'),
      ],
    },
  ],
}

/** The stories of the channel setsugen. */
export const setsugenStories = [
  {
    groupId: 'setsugen-post',
    ipId: 'setsugen',
    name: '郵便局の灯',
    genre: 'MAIN',
    playType: 'STORY_PLAY_TYPE_LANDSCAPE',
    description: '窓に灯のあるうちに着いた手紙は、その夜のうちに届く。雪の町の郵便局に、あて名のない一通が着きました。',
    image: 'setsugen/window.svg',
    chargeHours: 24,
    starts: seedTimeOnDay(-14, '12:00'),
    ends: seedTimeOnDay(180, '12:00'),
    episodes: [
      {
        episodeId: 'setsugen-10',
        label: '第十話',
        title: 'あて名のない手紙',
        summary: '切手が三枚、あて名はなし。封筒は、小さく鳴っている。',
        image: 'setsugen/window.svg',
        consumeCoin: 0,
        script: letter,
      },
      {
        episodeId: 'setsugen-11',
        label: '第十一話',
        title: '二十の音',
        summary: '櫛の音は十九まで。最後のひとつを、さがしに行く。',
        image: 'setsugen/comb.svg',
        consumeCoin: 20,
        script: twenty,
      },
      {
        episodeId: 'setsugen-12',
        label: '第十二話',
        title: '郵便局の灯',
        summary: '鳴らない雪の玉が、ひと目だけ動く。手紙は、だれのところへ。',
        image: 'setsugen/globe.svg',
        consumeCoin: 30,
        reward: { photo: 'setsugen-lot-window' },
        script: lamp,
      },
    ],
  },
] as const satisfies readonly SeedStory[]
