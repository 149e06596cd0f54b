import { replay } from './replay.js';
import { asScript } from './trace.js';
const f=Math.fround;
const an = {"frames":[{"frame":"f0","units":1,"userInfo":"u0"},{"frame":"f1","units":2},{"frame":"f2","units":1,"userInfo":"u2"}],"delayPerUnit":0.1,"loops":1,"restoreOriginalFrame":true};
const fr = (): never => ({state:{frame:'',x:0},events:[],running:0,done:false}) as never;
const t = asScript({name:'', v32:'same', action: {type:'ReverseTime',action:{type:'Animate',animation:an}}, target:{kind:'Sprite'}, dts:[0.016,.016,.05,.73,.01], initial: fr(), frames:[fr(),fr(),fr(),fr(),fr()] } as never);
for (const way of [{ahead:0},{ahead:0,engine:new Set()},{ahead:1e-6,engine:new Set(['restart','animate-loops'])}]) console.log(replay(t, way as never).snapshots.map(s=>JSON.stringify(s.states['n1'])+JSON.stringify(s.events)).join(' '), replay(t,way as never).failure);
