/** The styles of a report, for screens of any size in light and dark themes, and for print. */
export const reportStyle = `:root{color-scheme:light dark;--page:light-dark(#f4f0e8,#12161c);--sheet:light-dark(#fffdf8,#1a2028);--raised:light-dark(#fff,#222a34);
--line:light-dark(#ded7c8,#343d48);--text:light-dark(#23262b,#ece8df);--dim:light-dark(#5b5f66,#a6aeb8);
--s0:light-dark(#c23d68,#ee7d9c);--s1:light-dark(#0f7f78,#4cc4b6);--s2:light-dark(#8a5a12,#e0b45c);--s3:light-dark(#5a4fb0,#a79df2);
--forest:light-dark(#3f7434,#86c274);--mountain:light-dark(#8a5f33,#d6a673);--water:light-dark(#2a6a9e,#7fb8e8);
--blunder:light-dark(#a8292c,#ef8a80);--mistake:light-dark(#a4500f,#eda268);--inaccuracy:light-dark(#7a5c00,#e2c261)}
.s0{--seat:var(--s0)}.s1{--seat:var(--s1)}.s2{--seat:var(--s2)}.s3{--seat:var(--s3)}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--text);font:16px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:56rem;margin:0 auto;padding:clamp(1rem,4vw,3rem)}
h1,h2,h3{font-family:Georgia,'Times New Roman',serif;line-height:1.2;text-wrap:balance}h1{margin:0;font-size:clamp(1.8rem,1.3rem + 2.4vw,2.8rem)}
h2{margin:3rem 0 1rem;font-size:1.5rem}h3{margin:0 0 .35rem;font-size:1.05rem}p{margin:.4rem 0}small{color:var(--dim);font-size:.8rem}
.owner,.name{color:var(--seat)}.result{font-size:1.15rem}ol,ul{margin:0;padding:0;list-style:none}
.players{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:1rem;margin:1.5rem 0 0}
.player,.turning,.mistake,.chart,.list{border:1px solid var(--line);border-radius:12px;background:var(--sheet);padding:1rem}
.player{border-top:4px solid var(--seat)}.player dl{display:grid;grid-template-columns:repeat(3,1fr);gap:.5rem;margin:.5rem 0 0}.player dl div:last-child{grid-column:1/-1}
dt{color:var(--dim);font-size:.8rem}dd{margin:0;font-size:1.35rem;font-weight:650;font-variant-numeric:tabular-nums}
.chart{padding:.75rem}.chart svg{display:block;width:100%;height:auto}.chart text{fill:var(--dim);font:12px system-ui,sans-serif}
.chart .turn{fill:var(--sheet);font-weight:700}@media(max-width:36rem){.chart text:not(.turn){font-size:19px}.chart{padding:.5rem .25rem}}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.2rem;margin:0 0 .25rem;font-size:.85rem}.legend i{display:inline-block;width:.8rem;height:.8rem;margin-right:.4rem;border-radius:3px;background:var(--seat)}
.turning,.mistake{margin-top:1rem}.moment{display:flex;gap:.75rem;align-items:baseline}.moment .number{flex:none;display:inline-grid;place-items:center;width:1.7rem;height:1.7rem;border-radius:50%;background:var(--text);color:var(--sheet);font-weight:700}
.sign{flex:none;display:inline-grid;place-items:center;min-width:2rem;height:1.7rem;padding:0 .3rem;border-radius:6px;background:var(--grade);color:var(--sheet);font-weight:700}
.blunder{--grade:var(--blunder)}.mistake{--grade:var(--mistake)}.inaccuracy{--grade:var(--inaccuracy)}.mistake.blunder{--grade:var(--blunder)}.mistake.inaccuracy{--grade:var(--inaccuracy)}
.moment h3{flex:1;margin:0}.loss{flex:none;color:var(--grade);font-weight:700;font-variant-numeric:tabular-nums}
.board{margin-top:.9rem;border-top:1px solid var(--line);padding-top:.9rem;font-size:.85rem}.track{display:flex;gap:4px;margin-bottom:.8rem}
.space{flex:1;min-width:0;display:flex;flex-direction:column;justify-content:space-between;gap:4px;min-height:4.4rem;padding:4px 2px;border:1px solid var(--line);border-radius:8px;background:var(--raised);text-align:center}
.space>div{display:flex;flex-wrap:wrap;gap:2px;justify-content:center}.space svg{width:clamp(13px,2.4vw,20px);fill:currentColor}
.forest{color:var(--forest)}.mountain{color:var(--mountain)}.water{color:var(--water)}
.marker{display:grid;place-items:center;width:1.25rem;height:1.25rem;border-radius:50%;background:var(--seat);color:var(--sheet);font-size:.7rem}
.sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:.9rem}.side{border-left:3px solid var(--seat);padding-left:.7rem}.side p{margin:0 0 .3rem}
.zone{margin:.35rem 0}.zone>small{display:block}.card{display:inline-block;margin:2px 0;padding:1px .5rem;border:1px solid var(--line);border-radius:6px;background:var(--raised)}
.card i{margin-left:.4rem;font-style:normal;font-weight:700;font-variant-numeric:tabular-nums}.lists{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1rem}
.list{border-top:4px solid var(--seat)}.list li{padding:.35rem 0;border-top:1px solid var(--line)}.list li:first-of-type{border-top:0}
table{width:100%;border-collapse:collapse;background:var(--sheet);border:1px solid var(--line);border-radius:12px;font-variant-numeric:tabular-nums}
td,th{padding:.4rem .8rem;text-align:right;border-top:1px solid var(--line)}tr:first-child>*{border-top:0}td:first-child,th:first-child{text-align:left}
@media print{body,main{background:#fff;padding:0}.turning,.mistake,.player{break-inside:avoid}}`;
