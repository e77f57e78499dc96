import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { registerPaletteTool } from './paletteTool.ts'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: '集い 部品帳',
    brandTarget: '_self',
    colorPrimary: '#16161d',
    colorSecondary: '#1464c8',
    appBg: '#faf9f6',
    appBorderRadius: 6,
    inputBorderRadius: 6,
  }),
  sidebar: { showRoots: true },
  // The pages of the introduction have no properties, so the panel below them would be empty.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('はじめに') ? false : isShown),
  },
})

registerPaletteTool()
