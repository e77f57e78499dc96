import { composeStory } from '@storybook/react-vite'
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { chromaticModes } from '../../.storybook/chromaticModes.ts'
import { globalTypes, textSizes } from '../../.storybook/toolbar.ts'
import { chromaticArguments, maxSnapshots } from './chromatic.ts'
import { committedPictures } from './pictureFolder.ts'

/** The parameter for Chromatic that Storybook computes for a story with a mark for pictures. */
function parameterOf(picture: unknown, fileName = './stories/screens/gacha/GachaTopScreen.stories.tsx') {
  const meta = { title: '画面/ガチャ/ガチャ GachaTopScreen', id: 'gacha', parameters: { fileName } }
  const story = { render: () => createElement('i'), parameters: { picture } }
  const composed = composeStory(story, meta, { argTypesEnhancers: [chromaticModes] }, 'Ready')
  return composed.parameters['chromatic'] as { disableSnapshot?: true; modes?: Record<string, object> }
}

describe('Chromatic', () => {
  it('takes the same snapshots of a story as the project’s own picture tests: day and stage, at 390 and 1280 px', () => {
    const usual = { motion: 'reduced', frame: 'none', textSize: 'normal' }
    expect(parameterOf({ modes: ['day', 'stage'] }).modes).toEqual({
      'day 1280': { ...usual, mode: 'day', viewport: { width: 1280 } },
      'day 390': { ...usual, mode: 'day', viewport: { width: 390 } },
      'stage 390': { ...usual, mode: 'stage', viewport: { width: 390, height: 844 } },
    })
  })

  it('takes a snapshot with text at 200 %, and none in forced colours, which its modes do not have', () => {
    const { modes = {} } = parameterOf({ modes: ['day', 'large', 'forced'] })
    expect(Object.keys(modes)).toEqual(['day 1280', 'day 390', 'large 390'])
    expect(modes['large 390']).toMatchObject({ textSize: 'largest', mode: 'day' })
    expect(textSizes.largest).toBe(200)
  })

  it('takes no snapshot of a story without a picture', () => {
    for (const none of [undefined, false]) expect(parameterOf(none)).toEqual({ disableSnapshot: true })
  })

  it('sets only values that Storybook’s toolbar offers', () => {
    const modes = Object.values(parameterOf({ modes: ['day', 'stage', 'large'] }).modes ?? {})
    for (const { viewport, motion, frame, mode, textSize } of modes as Record<string, unknown>[]) {
      expect(viewport).toBeDefined()
      const given = Object.entries({ motion, frame, mode, textSize })
      for (const [name, value] of given) {
        const { items } = globalTypes[name as keyof typeof globalTypes].toolbar
        expect(items.map((item) => item.value)).toContain(value)
      }
    }
  })

  it('fails a run on `main` in which a changed snapshot is not accepted, and takes only the affected snapshots', () => {
    expect(chromaticArguments).not.toContain('--exit-zero-on-changes')
    expect(chromaticArguments).toContain('--exit-zero-on-changes=!main')
    expect(chromaticArguments).toContain('--only-changed')
    expect(chromaticArguments.some((argument) => argument.startsWith('--auto-accept'))).toBe(false)
    expect(readFileSync('tools/stories/build.ts', 'utf8')).toContain("'--stats-json'")
  })

  it('compares a pull request by its own commit and branch, so that later runs find their baseline', () => {
    const workflow = readFileSync('.github/workflows/test.yml', 'utf8')
    expect(workflow).toContain('CHROMATIC_SHA: ${{ github.event.pull_request.head.sha }}')
    expect(workflow).toContain('CHROMATIC_BRANCH: ${{ github.head_ref }}')
  })

  it('takes at most as many snapshots as there are pictures', () => {
    expect(maxSnapshots()).toBeGreaterThan(500)
    expect(maxSnapshots()).toBeLessThanOrEqual(committedPictures().length)
  })
})
