import { describe, expect, it } from 'vitest'
import { provenCounts, proofsPage } from './page.ts'
import { canProve, specificationIdsIn, proofsOf } from './proofsOf.ts'
import { passedTestsOfJest, passedTestsOfPlaywright } from './reports.ts'

describe('the ids in the title of a test', () => {
  it('are found by tools/proofs individually and in ranges', () => {
    expect(specificationIdsIn('keeps S046 and (E003, R071)')).toEqual(['S046', 'E003', 'R071'])
    expect(new Set(specificationIdsIn('会員（W013–W015、S022–023）'))).toEqual(
      new Set(['W013', 'W014', 'W015', 'S022', 'S023']),
    )
    expect(specificationIdsIn('C078, Q12, RS001')).toEqual([])
  })
})

describe('the list of passed tests for docs/proofs.md', () => {
  it('contains the passed tests in the reports of vitest and of the stories, without failed or skipped tests', () => {
    const result = (title: string, status: string) => ({ ancestorTitles: ['a gacha (R057)'], title, status })
    const report = {
      testResults: [
        {
          name: '/house/app/a.test.ts',
          assertionResults: [
            result('draws (S048)', 'passed'),
            result('fails (S049)', 'failed'),
            result('is left out (S050)', 'pending'),
            result('is left out (S051)', 'skipped'),
            result('is to be written (S052)', 'todo'),
          ],
        },
      ],
    }
    expect(passedTestsOfJest(report, '/house')).toEqual([
      { file: 'app/a.test.ts', title: 'a gacha (R057) draws (S048)' },
    ])
  })

  it('contains the tests in Playwright’s report that passed in every project at the first attempt', () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      tests: statuses.map((status) => ({ status, expectedStatus: 'passed' })),
    })
    const suite = (title: string, specs: ReturnType<typeof spec>[]) => ({ title, file: '../faults/a.spec.ts', specs })
    const wanted = [{ status: 'expected', expectedStatus: 'failed' }]
    const inner = [
      spec('passes (E001)', 'expected', 'expected'),
      spec('passes in one (E002)', 'expected', 'unexpected'),
      spec('passes where it is run (E003)', 'expected', 'skipped'),
      spec('is flaky (E004)', 'flaky'),
      spec('is left out (E005)', 'skipped'),
      { title: 'is to fail (E006)', tests: wanted },
    ]
    const report = {
      config: { rootDir: '/house/app/e2e/journeys' },
      suites: [{ ...suite('a.spec.ts', [spec('alone', 'expected')]), suites: [suite('a guest', inner)] }],
    }
    const file = 'app/e2e/faults/a.spec.ts'
    expect(passedTestsOfPlaywright(report, '/house')).toEqual([
      { file, title: 'alone' },
      { file, title: 'a guest passes (E001)' },
      { file, title: 'a guest passes where it is run (E003)' },
    ])
  })
})

describe('the list of the tests that prove an id', () => {
  it.each([
    ['S046', 'app/queries/useFollow.test.tsx', true],
    ['S046', 'design-system/text/coinText.test.ts', true],
    ['S046', 'stories/components/Dialog.stories.tsx', true],
    ['S046', 'contracts/client.test.ts', false],
    ['S046', 'contracts/sandbox/story/story.test.ts', false],
    ['S046', 'tools/proofs/proofs.test.ts', false],
    ['S144', 'contracts/consumer/app.pact.test.ts', true],
    ['S144', 'contracts/sandbox/coin/coin.test.ts', false],
    ['S144', 'app/e2e/journeys/shop.spec.ts', false],
    ['R034', 'app/e2e/journeys/belongings.spec.ts', true],
    ['R034', 'stories/screens/notice/NoticeListScreen.stories.tsx', false],
    ['W066', 'stories/screens/notice/NoticeListScreen.stories.tsx', true],
    ['E010', 'app/e2e/faults/catalogue.spec.ts', true],
    ['E010', 'app/errors/raise.test.ts', false],
    ['E013', 'stories/screens/account/PasswordScreen.stories.tsx', false],
  ])('contains, for %s, the file %s: %s', (id, file, isProof) => expect(canProve(id, file)).toBe(isProof))

  it('contains each file once, and lists the sandbox’s own tests separately', () => {
    const { proven, sandbox } = proofsOf([
      { file: 'app/b.test.ts', title: 'S046, S047' },
      { file: 'app/a.test.ts', title: 'S046' },
      { file: 'app/a.test.ts', title: 'S046 again' },
      { file: 'contracts/sandbox/c.test.ts', title: 'S045–S046' },
    ])
    expect([...proven]).toEqual([
      ['S046', ['app/a.test.ts', 'app/b.test.ts']],
      ['S047', ['app/b.test.ts']],
    ])
    expect(sandbox.get('S045')).toEqual(['contracts/sandbox/c.test.ts'])
  })
})

describe('the generated page docs/proofs.md', () => {
  const rows = [
    { id: 'S045', text: 'A badge | of an episode.' },
    { id: 'S046', text: 'A follow.' },
    { id: 'S065', text: 'Not shown.' },
    { id: 'S144', text: 'A cap.' },
  ]
  const lists = [{ title: 'Rules', rows }]
  const proofs = proofsOf([
    { file: 'app/a.test.ts', title: 'S046' },
    { file: 'contracts/sandbox/c.test.ts', title: 'S045' },
  ])

  it('counts how many ids of the specification’s statements are proven by tests', () => {
    expect(provenCounts(lists, proofs)).toBe('Rules: 1 of 3')
    expect(proofsPage(lists, proofs)).toContain('## Rules: 1 of 3 proven')
  })

  it('lists ids of the specification that no test proves, and ids that only the sandbox’s own tests name', () => {
    const page = proofsPage(lists, proofs)
    expect(page).toContain('| S045 | A badge \\| of an episode. | `contracts/sandbox/c.test.ts` |')
    expect(page).toContain('| S144 | A cap. (a host’s duty')
    expect(page).toContain('| S046 | `app/a.test.ts` |  |')
    expect(page).toContain('- S065: the documents are silent')
  })
})
