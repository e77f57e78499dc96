import type { Preview } from '@storybook/react-vite'
import { exampleChannels } from '../stories/examples/exampleChannels.ts'

/** The six example channels, and an entry for a page outside of any channel. */
export const channels: { id: string; name: string; seed?: string | undefined }[] = [
  { id: 'none', name: '推し色' },
  ...exampleChannels,
]

/**
 * Text sizes in per cent of the browser's. The keys are words, because Storybook would parse '150' in the URL as a
 * number.
 */
export const textSizes = { normal: 100, large: 150, largest: 200 } as const

/** The values of Storybook's toolbar (its globals). */
export interface Toolbar {
  mode: 'day' | 'stage'
  textSize: keyof typeof textSizes
  motion: 'full' | 'reduced'
  /** Id of a channel, or `none`. */
  channel: string
  /** A colour (`#rrggbb`) that replaces the colour of every channel; empty: no replacement. */
  palette: string
  /** Which texts a story shows: those of its own data, or in their place very long or hostile ones. */
  texts: 'own' | 'long' | 'hostile'
  /** Whether the browser is offline. */
  network: 'online' | 'offline'
  /** Whether stories of screens are shown inside header, footer and tab bar. */
  frame: 'shown' | 'none'
}

/** The toolbar's values when Storybook opens. */
export const initialGlobals: Toolbar = {
  mode: 'day',
  textSize: 'normal',
  motion: 'full',
  channel: 'none',
  palette: '',
  texts: 'own',
  network: 'online',
  frame: 'shown',
}

/** The menus of the toolbar. */
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
      items: channels.map(({ id, name }) => ({ value: id, title: name, ...(id === 'none' && { right: 'そのまま' }) })),
    },
  },
  textSize: {
    description: '文字の大きさ',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: Object.entries(textSizes).map(([value, size]) => ({ value, title: `文字 ${size}%` })),
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
  texts: {
    description: '届いたことば',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'ことば', right: 'ふつう' },
        { value: 'long', title: '長いことば' },
        { value: 'hostile', title: 'いたずらなことば' },
      ],
    },
  },
  network: {
    description: '通信',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'online', title: 'オンライン' },
        { value: 'offline', title: 'オフライン' },
      ],
    },
  },
  frame: {
    description: '枠（ヘッダーとフッター）',
    toolbar: {
      icon: 'browser',
      dynamicTitle: true,
      items: [
        { value: 'shown', title: '枠あり' },
        { value: 'none', title: '枠なし' },
      ],
    },
  },
} satisfies NonNullable<Preview['globalTypes']>

/** The viewport sizes for reviews; the heights are those of common devices. */
export const viewports = {
  zoomed: { name: '320 拡大400%', styles: { width: '320px', height: '256px' }, type: 'mobile' },
  narrow: { name: '320 細いスマートフォン', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  phone: { name: '390 スマートフォン', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: '768 タブレット', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: '1280 デスクトップ', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: '1920 ワイド', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const
