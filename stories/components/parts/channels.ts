/** Six invented channels in the colours the design was drawn with; yellow and white are the hard ones. */
export const channels = [
  { id: 'lighthouse', name: '灯台放送局', seed: '#1464c8', followers: ['12.4', '万人'] },
  { id: 'lemonade', name: 'レモネード星団', seed: '#ffe45c', followers: ['8.6', '万人'] },
  { id: 'onibi', name: '紅緒と鬼火', seed: '#d3213d', followers: ['5.2', '万人'] },
  { id: 'conifer', name: '針葉樹林クラブ', seed: '#1f8a54', followers: ['3.1', '万人'] },
  { id: 'velvet', name: 'ビロード回路', seed: '#e0218a', followers: ['9.8', '万人'] },
  { id: 'snowfield', name: '雪原オルゴール', seed: '#eaf2f7', followers: ['2.7', '万人'] },
] satisfies { id: string; name: string; seed: string; followers: [string, string] }[]

/** A picture that cannot be decoded: shows what is drawn instead, without a request that fails. */
export const brokenImage = 'data:image/png;base64,AAAA'
