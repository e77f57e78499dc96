import { createElement, type ComponentProps } from 'react'

interface IconData {
  name: string
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

type SlimIconProps = ComponentProps<'svg'> & { size?: number | string }

/**
 * Replaces `createLucideIcon` in the built app. It renders the same markup as lucide-react, but lacks features that the
 * app does not use: contexts, alternative names, strokes that do not scale. slimIcon.test.ts compares both.
 */
export const slimIcon =
  ({ name, node }: IconData) =>
  ({ size = 24, className, ...rest }: SlimIconProps) => {
    const isSaid = Object.keys(rest).some((key) => key === 'role' || key === 'title' || key.startsWith('aria-'))
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        ...(!isSaid && { 'aria-hidden': 'true' }),
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
