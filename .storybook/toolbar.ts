/** The six seeds the design was drawn with, and a page outside of any channel. */
export const channels = [
  { id: 'none', name: 'チャンネルの外', seed: undefined },
  { id: 'lighthouse', name: '灯台放送局', seed: '#1464c8' },
  { id: 'lemonade', name: 'レモネード星団', seed: '#ffe45c' },
  { id: 'onibi', name: '紅緒と鬼火', seed: '#d3213d' },
  { id: 'conifer', name: '針葉樹林クラブ', seed: '#1f8a54' },
  { id: 'velvet', name: 'ビロード回路', seed: '#e0218a' },
  { id: 'snowfield', name: '雪原オルゴール', seed: '#eaf2f7' },
] as const

export interface Toolbar {
  mode: 'day' | 'stage'
  textSize: '100' | '150' | '200'
  motion: 'full' | 'reduced'
  channel: (typeof channels)[number]['id']
}

export const initialGlobals: Toolbar = { mode: 'day', textSize: '100', motion: 'full', channel: 'none' }

export const globalTypes = {
  mode: {
    description: '昼と舞台',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'day', title: '昼' },
        { value: 'stage', title: '舞台' },
      ],
    },
  },
  channel: {
    description: '推し色',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: channels.map(({ id, name }) => ({ value: id, title: name })),
    },
  },
  textSize: {
    description: '文字の大きさ',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: ['100', '150', '200'].map((value) => ({ value, title: `文字 ${value}%` })),
    },
  },
  motion: {
    description: '動き',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'full', title: '動きあり' },
        { value: 'reduced', title: '動きをへらす' },
      ],
    },
  },
}

/** The widths a designer reviews; heights are those of common devices. */
export const viewports = {
  phone: { name: '390 スマートフォン', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: '768 タブレット', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: '1280 デスクトップ', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: '1920 ワイド', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const
