import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { reportByFile, unvisitedStories, type StoryTestResult, type StoryEntry } from './storyReport.ts'

const entry = (exportName: string, name: string): StoryEntry => ({
  type: 'story',
  title: '画面/ホーム',
  name,
  exportName,
  importPath: './stories/screens/home/HomeScreen.stories.tsx',
})
const visit = (exportName: string, status: string): StoryTestResult => ({
  ancestorTitles: ['画面/ホーム', exportName],
  title: 'smoke-test',
  fullName: `画面/ホーム ${exportName} smoke-test`,
  status,
  failureMessages: [],
})
const entries = [entry('Ready', '標準（W008）'), entry('Empty', '空')]

test('reportByFile() lists a story under its file, by its title and display name', () => {
  const [file] = reportByFile([visit('Ready', 'passed'), visit('Empty', 'failed')], entries)
  expect(file?.name).toBe(resolve('stories/screens/home/HomeScreen.stories.tsx'))
  expect(file?.assertionResults).toMatchObject([
    { ancestorTitles: ['画面/ホーム'], title: '標準（W008）', status: 'passed' },
    { ancestorTitles: ['画面/ホーム'], title: '空', status: 'failed' },
  ])
})

test('unvisitedStories() lists a story that no test has visited', () => {
  expect(unvisitedStories([visit('Ready', 'passed')], entries)).toEqual(['画面/ホーム › Empty'])
})
