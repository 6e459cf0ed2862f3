import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
  var __webpack_modules__ = ({

  42613:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

  }),

  20181:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

  }),

  35317:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

  }),

  49140:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");

  }),

  76982:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

  }),

  24434:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

  }),

  79896:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

  }),

  91943:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");

  }),

  58611:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

  }),

  65692:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

  }),

  69278:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

  }),

  34589:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

  }),

  16698:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

  }),

  4573:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

  }),

  31421:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

  }),

  37540:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

  }),

  77598:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

  }),

  53053:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

  }),

  40610:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

  }),

  78474:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

  }),

  73024:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

  }),

  51455:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

  }),

  37067:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

  }),

  32467:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

  }),

  44708:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

  }),

  98995:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

  }),

  77030:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

  }),

  48161:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

  }),

  76760:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

  }),

  643:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

  }),

  1708:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

  }),

  41792:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

  }),

  80481:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");

  }),

  26848:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");

  }),

  57075:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

  }),

  38321:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

  }),

  46466:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

  }),

  46193:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

  }),

  58500:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

  }),

  41692:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

  }),

  73136:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

  }),

  57975:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

  }),

  73429:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

  }),

  78877:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

  }),

  30714:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

  }),

  75919:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

  }),

  38522:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

  }),

  70857:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

  }),

  16928:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

  }),

  932:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

  }),

  24876:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("punycode");

  }),

  2203:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

  }),

  13193:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

  }),

  53557:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

  }),

  64756:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

  }),

  52018:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

  }),

  87016:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

  }),

  39023:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

  }),

  43106:
  ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

  })

  });
   
  var __webpack_module_cache__ = {};
  
   
  function __nccwpck_require__(moduleId) {
  	 
  	var cachedModule = __webpack_module_cache__[moduleId];
  	if (cachedModule !== undefined) {
  		return cachedModule.exports;
  	}
  	 
  	var module = __webpack_module_cache__[moduleId] = {
  		id: moduleId,
  		loaded: false,
  		exports: {}
  	};
  
  	 
  	var threw = true;
  	try {
  		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
  		threw = false;
  	} finally {
  		if(threw) delete __webpack_module_cache__[moduleId];
  	}
  
  	 
  	module.loaded = true;
  
  	 
  	return module.exports;
  }
  
   
  __nccwpck_require__.m = __webpack_modules__;
  
   
  if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
  
   
  (() => {
  	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
  	var leafPrototypes;
  	 
  	 
  	 
  	 
  	 
  	 
  	__nccwpck_require__.t = function(value, mode) {
  		if(mode & 1) value = this(value);
  		if(mode & 8) return value;
  		if(typeof value === 'object' && value) {
  			if((mode & 4) && value.__esModule) return value;
  			if((mode & 16) && typeof value.then === 'function') return value;
  		}
  		var ns = Object.create(null);
  		__nccwpck_require__.r(ns);
  		var def = {};
  		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
  		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
  			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
  		}
  		def['default'] = () => (value);
  		__nccwpck_require__.d(ns, def);
  		return ns;
  	};
  })();
  
   
  (() => {
  	 
  	__nccwpck_require__.d = (exports, definition) => {
  		for(var key in definition) {
  			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
  				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
  			}
  		}
  	};
  })();
  
   
  (() => {
  	__nccwpck_require__.f = {};
  	 
  	 
  	__nccwpck_require__.e = (chunkId) => {
  		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
  			__nccwpck_require__.f[key](chunkId, promises);
  			return promises;
  		}, []));
  	};
  })();
  
   
  (() => {
  	 
  	__nccwpck_require__.u = (chunkId) => {
  		 
  		return {
  "75": "shared-model-result-gate-result",
  "130": "entry-cli-commands-ratchet",
  "155": "modes-ab-noise",
  "262": "shared-model-error",
  "301": "entry-action-post.action",
  "358": "shared-zod",
  "365": "protobufjs-light",
  "382": "modes-confirm-failures-confirm-failures.action",
  "433": "modes-request-plan-results",
  "460": "shared-report-render-html",
  "524": "modes-publish-report-run.action",
  "552": "shared-modes-ab-ab",
  "564": "entry-cli-commands-bisect",
  "663": "yauzl",
  "818": "shared-exchange-import-results",
  "871": "entry-cli-commands-ab",
  "895": "modes-ask-in-rounds",
  "924": "entry-cli-validate-ask-cases",
  "1124": "shared-io-process-tree",
  "1165": "entry-cli-snapshot-program.action",
  "1246": "shared-publishers",
  "1303": "octokit-rest",
  "1389": "metrics-code-source-measure-script",
  "1430": "shared-model-result-pair-comparison",
  "1466": "shared-modes-open-change",
  "1645": "entry-cli-commands-history",
  "1659": "shared-actions-core.action",
  "1733": "shared-compare-nights-history",
  "2006": "shared-measure-targets",
  "2032": "shared-actions-http-client",
  "2059": "modes-ab-ab.action",
  "2075": "entry-cli-commands-suggest",
  "2141": "shared-model-run-run",
  "2150": "shared-minisearch",
  "2210": "shared-fast-uri",
  "2567": "shared-compare-pair-comparability",
  "2598": "entry-cli-commands-import",
  "2997": "measure-search-build-index",
  "3068": "measure-run-dry-run-dry-run",
  "3187": "entry-cli-finish-run",
  "3251": "shared-bottleneck",
  "3252": "entry-cli-commands-ab-2",
  "3260": "shared-modes-bisect-bisect",
  "3276": "modes-ask-in-rounds-2",
  "3345": "entry-cli-commands-pages",
  "3674": "openai",
  "3742": "shared-modes-evaluate-evaluate",
  "3867": "shared-yaml",
  "3904": "entry-cli-commands-run",
  "3951": "quickchart-js",
  "4119": "shared-undici",
  "4158": "entry-cli-cli",
  "4221": "shared-format-format-metric",
  "4324": "shared-publishers-issue",
  "4427": "shared-measure-recorded-rescore-run.action",
  "4504": "shared-store-baselines-fetch-candidate",
  "4636": "entry-cli-commands-compare",
  "4650": "entry-cli-print-evaluation",
  "4924": "modes-open-change",
  "4980": "entry-cli-commands-init",
  "5037": "store-baselines-fetch-candidate",
  "5156": "shared-zod-2",
  "5285": "modes-pr.action",
  "5383": "shared-compare-test-paired-rows",
  "5429": "babel-parser",
  "5477": "entry-cli-commands-judge",
  "5642": "shared-measure-recorded-merge-runs",
  "5668": "shared-io-target-environment",
  "5684": "shared-compare-rounds-replay-rounds",
  "5824": "shared-fast-xml-parser",
  "5914": "entry-action-action.action",
  "6118": "shared-streamx",
  "6128": "shared-model-result-gate-result-2",
  "6170": "modes-baseline.action",
  "6312": "shared-metrics",
  "6322": "shared-compare-decide-compare-runs",
  "6856": "octokit-plugin-throttling",
  "6983": "py-ast",
  "7248": "modes-ask-in-rounds.action",
  "7360": "modes-publish-publish.action",
  "7898": "entry-cli-commands-export",
  "7924": "shared-modes-find-baseline",
  "8013": "entry-cli-commands-merge",
  "8164": "entry-action-plan-mode.action",
  "8339": "fzstd",
  "8427": "shared-modes-ab-report-experiment",
  "8439": "shared-octokit-plugin-rest-endpoint-methods",
  "8514": "modes-ask-in-rounds-3",
  "8517": "shared-model-result-comparison",
  "8547": "entry-cli-validate-rebind-cases",
  "8640": "shared-modes-request-options",
  "8693": "shared-modes-main-tries.action",
  "8937": "entry-cli-commands-validate",
  "8949": "modes-nightly-nightly.action",
  "8970": "measure-run-custom-metrics-serve-metrics",
  "9116": "shared-exchange-import-logs-gather-questions",
  "9193": "measure-targets-module-serve-module",
  "9561": "shared-stats-run-figures-summed-figure",
  "9725": "entry-cli-commands-audit",
  "9735": "octokit-plugin-retry",
  "9962": "shared-compare-gate-forecast-gates",
  "9986": "actions-artifact.action"
}[chunkId] + ".chunk.js";
  	};
  })();
  
   
  (() => {
  	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
  })();
  
   
  (() => {
  	 
  	__nccwpck_require__.r = (exports) => {
  		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
  			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
  		}
  		Object.defineProperty(exports, '__esModule', { value: true });
  	};
  })();
  
   
  (() => {
  	__nccwpck_require__.nmd = (module) => {
  		module.paths = [];
  		if (!module.children) module.children = [];
  		return module;
  	};
  })();
  
   
  (() => {
  	 
  	
  	 
  	 
  	 
  	var installedChunks = {
  		8792: 0
  	};
  	
  	var installChunk = (data) => {
  		var {ids, modules, runtime} = data;
  		 
  		 
  		var moduleId, chunkId, i = 0;
  		for(moduleId in modules) {
  			if(__nccwpck_require__.o(modules, moduleId)) {
  				__nccwpck_require__.m[moduleId] = modules[moduleId];
  			}
  		}
  		if(runtime) runtime(__nccwpck_require__);
  		for(;i < ids.length; i++) {
  			chunkId = ids[i];
  			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
  				installedChunks[chunkId][0]();
  			}
  			installedChunks[ids[i]] = 0;
  		}
  	
  	}
  	
  	__nccwpck_require__.f.j = (chunkId, promises) => {
  			 
  			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
  			if(installedChunkData !== 0) {  
  	
  				 
  				if(installedChunkData) {
  					promises.push(installedChunkData[1]);
  				} else {
  					if(true) {  
  						 
  						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
  							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
  							throw e;
  						});
  						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
  						promises.push(installedChunkData[1] = promise);
  					}
  				}
  			}
  	};
  	
  	 
  	
  	 
  	
  	 
  	
  	 
  })();
  
var __webpack_exports__ = {};
  __nccwpck_require__.d(__webpack_exports__, {
    Cs: () => (  runAction),
    WJ: () => (  runModule),
    a2: () => (  runPost),
    ak: () => (  runCli),
    dl: () => (  runMetrics)
  });
  var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(78877);

async function runAction(home) {
    const { hideEnvironment, snapshotProgram } = await __nccwpck_require__.e(  1165).then(__nccwpck_require__.bind(__nccwpck_require__, 11165));
    hideEnvironment();
    const program = await snapshotProgram(home);
    await (await Promise.all( [__nccwpck_require__.e(2210), __nccwpck_require__.e(5156), __nccwpck_require__.e(2141), __nccwpck_require__.e(6312), __nccwpck_require__.e(1124), __nccwpck_require__.e(262), __nccwpck_require__.e(5668), __nccwpck_require__.e(8640), __nccwpck_require__.e(5914)]).then(__nccwpck_require__.bind(__nccwpck_require__, 65914))).main(home, program);
}
async function runPost() {
    await (await Promise.all( [__nccwpck_require__.e(2210), __nccwpck_require__.e(5156), __nccwpck_require__.e(9561), __nccwpck_require__.e(2141), __nccwpck_require__.e(1733), __nccwpck_require__.e(6312), __nccwpck_require__.e(4504), __nccwpck_require__.e(5642), __nccwpck_require__.e(4324), __nccwpck_require__.e(262), __nccwpck_require__.e(5668), __nccwpck_require__.e(8640), __nccwpck_require__.e(301)]).then(__nccwpck_require__.bind(__nccwpck_require__, 98502))).main();
}
async function runCli(home) {
    if (process.versions.node.startsWith('20.'))
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--interrupt-budget=500000');
    await (await Promise.all( [__nccwpck_require__.e(5156), __nccwpck_require__.e(262), __nccwpck_require__.e(5668), __nccwpck_require__.e(8640), __nccwpck_require__.e(4158)]).then(__nccwpck_require__.bind(__nccwpck_require__, 44158))).main(home);
}
async function runModule() {
    await (await Promise.all( [__nccwpck_require__.e(262), __nccwpck_require__.e(9193)]).then(__nccwpck_require__.bind(__nccwpck_require__, 69193))).serveModule(process);
}
async function runMetrics() {
    await (await Promise.all( [__nccwpck_require__.e(5156), __nccwpck_require__.e(358), __nccwpck_require__.e(2141), __nccwpck_require__.e(262), __nccwpck_require__.e(5668), __nccwpck_require__.e(8970)]).then(__nccwpck_require__.bind(__nccwpck_require__, 98970))).serveMetrics(process);
}

var __webpack_exports__runAction = __webpack_exports__.Cs;
var __webpack_exports__runCli = __webpack_exports__.ak;
var __webpack_exports__runMetrics = __webpack_exports__.dl;
var __webpack_exports__runModule = __webpack_exports__.WJ;
var __webpack_exports__runPost = __webpack_exports__.a2;
export { __webpack_exports__runAction as runAction, __webpack_exports__runCli as runCli, __webpack_exports__runMetrics as runMetrics, __webpack_exports__runModule as runModule, __webpack_exports__runPost as runPost };
