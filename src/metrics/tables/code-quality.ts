import { defineScoreTable } from './define-table.js'

export const codeQuality = defineScoreTable({
  name: 'code-quality',
  title: 'Code quality',
  source: 'poc-ai-workflow-frameworks, METRICS.md, static metrics',
  place: 'page',
  build: (arms) => {
    const rows = arms.flatMap(({ name, run }) =>
      (run.code_quality?.totals ?? []).map((totals) => {
        const { raw, complexity, halstead, maintainability, declarations } = totals
        const { functions_only: functions, with_classes: blocks } = complexity
        const hasFunctions = functions.count > 0
        return [
          name,
          run.code_quality?.framework ?? null,
          totals.language,
          totals.files,
          raw.sloc,
          totals.comment_ratio,
          hasFunctions ? functions.average : null,
          hasFunctions ? complexity.grade : null,
          functions.max,
          blocks.count > 0 ? blocks.average : null,
          blocks.max,
          maintainability.index,
          maintainability.grade,
          halstead.volume,
          halstead.difficulty,
          halstead.bugs,
          declarations.imports,
          declarations.framework_imports,
          declarations.classes,
          declarations.functions,
          declarations.return_annotation_share,
        ]
      }),
    )
    const unscored = arms.flatMap(({ name, run: { code_quality: code } }) =>
      code === undefined || code.unscored === null ? [] : [`${name}: ${code.unscored}.`],
    )
    if (rows.length === 0 && unscored.length === 0) return null
    return {
      columns: [
        { title: 'arm', format: 'text' },
        { title: 'framework', format: 'text' },
        { title: 'language', format: 'text' },
        { title: 'files', format: 'count' },
        { title: 'SLOC', format: 'count', hint: 'Lines with code on them.' },
        { title: 'comment ratio', format: 'ratio' },
        { title: 'average', format: 'count', group: 'complexity per function' },
        { title: 'grade', format: 'text', group: 'complexity per function' },
        { title: 'highest', format: 'count', group: 'complexity per function' },
        { title: 'average', format: 'count', group: 'with classes (radon)' },
        { title: 'highest', format: 'count', group: 'with classes (radon)' },
        { title: 'index', format: 'score', group: 'maintainability' },
        { title: 'grade', format: 'text', group: 'maintainability' },
        { title: 'volume', format: 'count', group: 'Halstead' },
        { title: 'difficulty', format: 'count', group: 'Halstead' },
        { title: 'bugs', format: 'count', group: 'Halstead' },
        { title: 'all', format: 'count', group: 'imports' },
        { title: 'framework', format: 'count', group: 'imports' },
        { title: 'classes', format: 'count' },
        { title: 'functions', format: 'count' },
        { title: 'return annotations', format: 'share' },
      ],
      rows,
      notes: [
        'Measured once a run, from the source: exact numbers, with no interval. Values of one language do not compare with those of another.',
        ...unscored,
      ],
    }
  },
})
