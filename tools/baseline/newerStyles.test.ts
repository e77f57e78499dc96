import { expect, it } from 'vitest'
import { newerStyles } from './newerStyles.ts'

it.each([
  ['a{text-wrap:balance}', 'text-wrap: balance'],
  ['a{align-content:safe center}', 'align-content: safe'],
  ['a{field-sizing:content}', 'field-sizing'],
  ['a{max-width:round(down,100cqw,1em)}', 'round()'],
  ['a{color:light-dark(red,blue)}', 'light-dark()'],
  ['a{anchor-name:--x}', 'anchor-name'],
  ['a:user-valid{color:red}', ':user-valid'],
  ['@starting-style{a{opacity:0}}', '@starting-style'],
  ['@scope(.a){b{color:red}}', '@scope'],
  ['a{color:red;&:hover{color:blue}}', 'nested rule'],
  ['a{@media (width>9em){color:blue}}', 'nested rule'],
])('newerStyles() finds a style that a browser of the baseline lacks (Q425): %s', (sheet, feature) => {
  expect(newerStyles(sheet)).toContain(feature)
})

it.each([
  '/*! a{b} */@layer a{@supports (((a:b)) and (not (c:d))){e{height:100dvh;inset:0;color:oklch(1 0 0)}}}',
  '@container x (width>1rem){.a\\:has\\{x:is(a,b):has(c){gap:1lh;content:"}{"}}',
  '@keyframes a{from{opacity:0}50%{opacity:color-mix(in oklab,red,blue)}}',
])('newerStyles() finds nothing in styles that all browsers of the baseline have: %s', (sheet) => {
  expect(newerStyles(sheet)).toEqual([])
})
