import ts from 'typescript'
import js from '@eslint/js'
import tseslint from 'typescript-eslint'

const PURE_FOLDERS = ts.readConfigFile('tsconfig.core.json', ts.sys.readFile).config.include

const NAMED_EXPORTS = { selector: 'ExportDefaultDeclaration', message: 'Named exports only (style 11).' }

export default tseslint.config(
  { ignores: ['dist/', 'build/', 'node_modules/', 'coverage/', 'goldenpair-report/', 'test/fixtures/', 'examples/'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        // One program for all files is a quarter faster than the project service, which only an editor needs.
        project: './tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-unnecessary-boolean-literal-compare': 'error',
      '@typescript-eslint/no-unnecessary-template-expression': 'error',
      '@typescript-eslint/no-unnecessary-type-arguments': 'error',
      '@typescript-eslint/return-await': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNullish: false },
      ],
      'no-restricted-syntax': [
        'error',
        NAMED_EXPORTS,
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression',
          message: 'Write the fields of an object one by one; a spread literal only packs lines.',
        },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 270, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: PURE_FOLDERS.map((folder) => `${folder}/**/*.ts`),
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness is a seeded generator passed in.' },
        { object: 'Date', property: 'now', message: 'pure code has no clock.' },
      ],
    },
  },
  {
    files: ['*.config.ts', '*.config.js', '.dependency-cruiser.cjs'],
    rules: { 'no-restricted-syntax': 'off', 'no-undef': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['scripts/**', 'test/**'], rules: { 'no-console': 'off', 'max-lines': 'off' } },
  { files: ['test/**'], rules: { 'no-restricted-syntax': ['error', NAMED_EXPORTS] } },
  {
    // These files are one script. tsconfig.page.json checks them together, so it knows which names are defined.
    files: ['src/report/page/**'],
    rules: { 'no-undef': 'off', '@typescript-eslint/no-unused-vars': 'off', 'no-unused-vars': 'off' },
  },
  {
    files: ['**/*.js', '**/*.cjs'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: {
        console: 'readonly',
        process: 'readonly',
        performance: 'readonly',
        URL: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
      },
    },
  },
)
