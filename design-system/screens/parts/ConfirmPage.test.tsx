// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ConfirmPage } from './ConfirmPage.tsx'
import { FormFooter } from './FormFooter.tsx'

afterEach(cleanup)

const note = () => screen.queryByText('オフラインです。つながると、送れます。') !== null

it('a confirmation page says that the app cannot save offline if its button saves, but not if its button only continues (Q282)', () => {
  render(
    <ConfirmPage
      title="確認"
      lead=""
      values="こはる"
      empty={{ title: '' }}
      save="保存する"
      onSave={() => {}}
      editHref="/"
    >
      {(values) => values}
    </ConfirmPage>,
  )
  expect(note()).toBe(true)
  cleanup()
  render(<FormFooter submit="入力内容を確認する" hasNothingToSubmit />)
  expect(note()).toBe(false)
  render(<FormFooter submit="送る" />)
  expect(note()).toBe(true)
})
