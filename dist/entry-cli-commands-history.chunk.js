export const id = 1645;
export const ids = [1645];
export const modules = {

  41645:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    history: () => (  history)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60198);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79167);
  var _history_collect_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40194);
  var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98357);






const UNKNOWN = 'unknown: its history.jsonl is of an older version and has no run.json beside it';
const history = {
    details: [['FOLDER', 'a run, an unpacked baseline artifact, or a folder of these (default .goldenpair)']],
    run: async ({ flags, positionals, terminal }) => {
        const { last, csv, variant } = flags;
        if (csv !== undefined && !flags.force)
            await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__  .Uj)([csv], terminal.workingDirectory);
        await (0,_history_collect_history_js__WEBPACK_IMPORTED_MODULE_3__  .$k)('history', { flags, positionals, terminal }, async (collected) => {
            const all = collected.rows.filter((row) => variant === undefined || row.variant === variant);
            if (all.length === 0)
                throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__  .yo('history-empty', { where: `what was measured of \`${variant ?? ''}\`` });
            const series = [...(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_5__  .$z)(all, ({ suite }) => suite)].map(([suite, own]) => {
                const runs = collected.runs.filter(({ run }) => suite === null || run.suite.name === suite);
                const rows = own.slice(-last);
                return { suite, rows, metrics: (0,_history_collect_history_js__WEBPACK_IMPORTED_MODULE_3__  .N0)({ runs, rows }, flags.metric, all) };
            });
            const rows = series.flatMap((one) => one.rows);
            const metrics = [...new Map(series.flatMap((one) => one.metrics).map((metric) => [metric.id, metric])).values()];
            if (csv !== undefined) {
                await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__  .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, csv), (0,_history_collect_history_js__WEBPACK_IMPORTED_MODULE_3__  .Y3)(rows, metrics));
                terminal.log.info(`Wrote ${csv}.`);
            }
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .RS)({ flags, terminal }, { metrics, rows }, () => series
                .flatMap((one) => [
                ...(series.length > 1 ? [`suite ${one.suite ?? UNKNOWN}`] : []),
                (0,_history_collect_history_js__WEBPACK_IMPORTED_MODULE_3__  .ML)(one.rows, one.metrics),
            ])
                .join('\n\n'));
        });
        return 0;
    },
};


  })

};
