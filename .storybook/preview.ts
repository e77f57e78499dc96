import '@fontsource-variable/noto-sans-jp'
import './preview.css'
import type { Preview } from '@storybook/react-vite'
import {
  withChannel,
  withFunctions,
  withLinks,
  withNetwork,
  withPalette,
  withPaperBackground,
  withRootSettings,
  withTexts,
} from './decorators.tsx'
import { chromaticModes } from './chromaticModes.ts'
import { LazyGuideContainer } from './LazyGuideContainer.tsx'
import { propertiesInJapanese } from './propertiesInJapanese.ts'
import { globalTypes, initialGlobals, viewports } from './toolbar.ts'
import { uneditableProperties } from './uneditableProperties.ts'
import { unionValues } from './unionValues.ts'
import { nameFunctions } from '../stories/restoreFunctions.ts'
import { configure } from 'storybook/test'
import { create } from 'storybook/theming'

// The maximum wait of `findBy…` and `waitFor`, in milliseconds: a lazily loaded part may take long on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [chromaticModes, unionValues, uneditableProperties, propertiesInJapanese],
  argsEnhancers: [
    ({ initialArgs }) => {
      nameFunctions(initialArgs)
      return {}
    },
  ],
  globalTypes,
  initialGlobals: { ...initialGlobals, viewport: { value: undefined, isRotated: false } },
  /** Skips axe for the stories that the test runner does not check (`test-runner.ts`). */
  beforeEach({ parameters }) {
    const { skipsAxe } = globalThis as { skipsAxe?: boolean }
    if (skipsAxe) parameters['a11y'] = { ...(parameters['a11y'] as object), test: 'off' }
  },
  decorators: [
    withTexts,
    withNetwork,
    withPaperBackground,
    withChannel,
    withPalette,
    withLinks,
    withRootSettings,
    withFunctions,
  ],
  parameters: {
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: {
      test: 'error',
      options: {
        // axe lists all elements only for violations and incomplete checks. Listing every passing element takes longer
        // than the check.
        resultTypes: ['violations', 'incomplete'],
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
        // axe does not parse stylesheets, because only an experimental rule needs them, and parsing takes a quarter of
        // the time.
        preload: { assets: ['media'] },
      },
    },
    docs: {
      container: LazyGuideContainer,
      lang: 'ja',
      toc: { title: 'このページ', headingSelector: 'h2, h3' },
      // Storybook's own font has no Japanese characters.
      theme: create({ base: 'light', fontBase: '"Noto Sans JP Variable", sans-serif' }),
    },
    options: { storySort: { order: ['はじめに', ['使いかた', '番組のことば', '部品見本帖', '色'], '部品', '画面'] } },
  },
}

export default preview
