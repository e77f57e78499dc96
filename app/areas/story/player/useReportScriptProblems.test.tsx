import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { reportErrorsTo, reportToConsole } from '../../../errors/reportError.ts'
import { scriptView } from './player.mappers.ts'
import { useReportScriptProblems } from './useReportScriptProblems.ts'

afterEach(() => reportErrorsTo(reportToConsole))

it('the story player sends one error report about all unknown actions, characters and placeholders of a script (W164)', async () => {
  const onReport = vi.fn<(error: unknown) => void>()
  reportErrorsTo(onReport)
  const line = {
    text: '{NICKNAME}さん',
    actionList: [
      { action: 'UNKNOWN' as const, characterId: 'a' },
      { action: 'FADE_IN' as const, characterId: 'nobody', place: 'UNKNOWN' as const },
    ],
  }
  const script = { characterList: [], sceneList: [{ background: '', lineList: [line, line] }] }
  const storyGroup = {
    storyGroupId: 'g',
    ipId: 'ip',
    ipName: '星読み',
    name: '星を読む夜',
    genre: 'MAIN' as const,
    playType: 'STORY_PLAY_TYPE_PORTRAIT' as const,
  }
  const answer = { storyGroup, episode: { storyEpisodeId: 'one', title: '一', consumeCoin: 0 }, script }
  const view = scriptView(script, { lastName: '', firstName: '' })
  const { rerender } = renderHook(() => useReportScriptProblems(answer, view))
  rerender()
  expect(onReport).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(onReport).toHaveBeenCalled())
  expect(onReport.mock.calls.map(([error]) => String(error))).toEqual([
    'Error: Story episode one: action UNKNOWN at line 0; place UNKNOWN at line 0; character nobody at line 0; placeholder {NICKNAME}',
  ])
})
