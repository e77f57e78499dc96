// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PageFrame } from './PageFrame.tsx'
import { SkeletonArea } from './Skeleton.tsx'

afterEach(cleanup)

it("skeletons keep the page's footer below the viewport until content has replaced the last of them", () => {
  const page = (...loading: string[]) => (
    <PageFrame>
      {loading.map((label) => (
        <SkeletonArea key={label} label={label}>
          {null}
        </SkeletonArea>
      ))}
    </PageFrame>
  )
  const holds = () => screen.getByRole('main').hasAttribute('data-holds-foot')
  const { rerender } = render(page('投稿', '動画'))
  expect(holds()).toBe(true)
  rerender(page('動画'))
  expect(holds()).toBe(true)
  rerender(page())
  expect(holds()).toBe(false)
})
