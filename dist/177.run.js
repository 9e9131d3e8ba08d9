export const id=177;export const ids=[177];export const modules={3177:(o,t,s)=>{s.d(t,{Octokit:()=>e});var c=s(4629),d=s(3779),n=s(9210);const e=c.E.plugin(n._,d.ud)}};
